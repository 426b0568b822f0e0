import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { deferred } from './deferred.tsx';

interface PartProps {
  text: string;
}

const Part = ({ text }: PartProps) => <p>{text}</p>;

/** A part whose code is lost the first time. */
function losingPart() {
  const load = vi.fn<() => Promise<ComponentType<PartProps>>>().mockResolvedValue(Part);
  load.mockRejectedValueOnce(new TypeError('Failed'));
  return { load, Deferred: deferred(load, 'The crop', <p>Loading...</p>) };
}

test('loads code that was lost again, and keeps what is typed beside it', async () => {
  const { load, Deferred } = losingPart();
  render(
    <>
      <input aria-label="Title" />
      <Deferred text="Here" fallback={<p>Use numbers</p>} />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Title'), 'Typed');
  expect((await screen.findByRole('alert')).textContent).toContain('The crop could not be loaded.');
  expect(screen.getByText('Use numbers')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
  await screen.findByText('Here');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Typed');
  expect(load).toHaveBeenCalledTimes(2);
});

test('asks in a dialog whether to load a dialog again', async () => {
  const { load, Deferred } = losingPart();
  const close = vi.fn<() => void>();
  render(<Deferred text="Here" onClose={close} />);
  await screen.findByRole('alertdialog', { name: 'The crop could not be loaded' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(close).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
  await screen.findByText('Here');
  expect(load).toHaveBeenCalledTimes(2);
});

test('is there at once when its code has been loaded', async () => {
  const { Deferred } = losingPart();
  const { unmount } = render(<Deferred text="First" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Load again' }));
  await screen.findByText('First');
  unmount();
  act(() => void render(<Deferred text="Second" />));
  expect(screen.getByText('Second')).toBeDefined();
});
