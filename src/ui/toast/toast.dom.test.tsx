import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { preloadToasts, showToast } from './show-toast.ts';
import { ToastHost } from './toast-host.tsx';

/** Toasts as forms use them (docs/specification.md, section 4). */

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (...message: Parameters<typeof showToast>) => act(() => showToast(...message));
const toasts = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

test('renders nothing before the first message', () => {
  const { container } = render(<ToastHost />);
  preloadToasts();
  expect(container.innerHTML).toBe('');
});

test('shows title and description as a polite announcement', async () => {
  render(<ToastHost />);
  show({ title: 'Success!', description: 'Thank you.' });
  const message = await screen.findByRole('status');
  expect(within(message).getByText('Success!')).toBeDefined();
  expect(within(message).getByText('Thank you.')).toBeDefined();
  expect(screen.getByRole('region', { name: /Notifications/ }).contains(message)).toBe(true);
});

test('announces an error at once and marks its edge', async () => {
  render(<ToastHost />);
  show({ title: 'Invalid email', variant: 'destructive' });
  const message = await screen.findByRole('alert');
  expect(message.textContent).toBe('Invalid email');
  expect(message.parentElement?.className).toContain('toast-error');
});

test('replaces the previous message', async () => {
  render(<ToastHost />);
  for (const title of ['First', 'Second', 'Third']) show({ title });
  await waitFor(() => expect(toasts()).toEqual(['Third']));
  show({ title: 'Fourth', variant: 'destructive' });
  await waitFor(() => expect(toasts()).toEqual(['Fourth']));
});

test('replaces the previous message within one frame', async () => {
  // On a busy machine the next frame comes before the timeout in which Sonner renders a toast.
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    draw();
    return 1;
  });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  render(<ToastHost />);
  show({ title: 'First' });
  await act(() => vi.dynamicImportSettled());
  show({ title: 'Second' });
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(toasts()).toEqual(['Second']);
});

test('closes a message by its button', async () => {
  render(<ToastHost />);
  show({ title: 'Close me' });
  await screen.findByText('Close me');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Close me')).toBeNull());
});

test('closes a message after 6 seconds', async () => {
  vi.useFakeTimers();
  render(<ToastHost />);
  show({ title: 'Fades' });
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(5_500));
  expect(screen.queryByText('Fades')).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(screen.queryByText('Fades')).toBeNull();
});
