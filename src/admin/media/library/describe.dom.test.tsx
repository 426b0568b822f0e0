import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import Describe from './describe.tsx';

const fileOf = (id: string) => ({
  id,
  name: `${id}.jpg`,
  alt: '',
  isDecorative: false,
  type: 'JPEG',
  picture: null,
  size: '',
  tags: [],
});

test('begins at the first picture of the next part after saving', async () => {
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  let files = [fileOf('a'), fileOf('b')];
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: Describe as never,
      HydrateFallback: () => null,
      loader: () => ({ isQueue: true, missing: 4, back: '/library', files }),
      action: () => {
        files = [fileOf('c'), fileOf('d')];
        return null;
      },
    },
  ]);
  render(<Stub initialEntries={['/']} />);
  const save = await screen.findByRole('button', { name: 'Save, and show the next of 4' });
  save.focus();
  fireEvent.click(save);
  await waitFor(() => expect(screen.getByText(/c\.jpg/)).toBeTruthy());
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('textbox')[0]));
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  expect((document.activeElement as HTMLElement).closest('li')?.textContent).toContain('c.jpg');
});
