import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ChooseReplacement } from './choose-replacement.tsx';

test('a picture that is too large is refused before it travels, and another can be chosen', async () => {
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send');
  const Stub = createRoutesStub([
    { path: '/', Component: () => <ChooseReplacement id="a" accept="image/*" /> },
  ]);
  render(<Stub />);
  const large = new File(['x'], 'wall.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: 31_000_000 });
  fireEvent.change(await screen.findByLabelText('Choose the new file'), {
    target: { files: [large] },
  });
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      'This file has 31 MB; a picture may have at most 25 MB.',
    ),
  );
  expect(screen.getByLabelText('Choose the new file')).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
});
