import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openDocument } from '#tests/support/dom/form-document.tsx';

/** Toasts as forms use them (docs/specification.md, section 4). */

afterEach(() => void vi.useRealTimers());

const open = () => openDocument(<button type="button">Elsewhere</button>, () => Promise.resolve());
const show = (...message: Parameters<NonNullable<Window['showToast']>>) =>
  window.showToast!(...message);
const texts = () => ['status', 'alert'].map((role) => screen.getByRole(role).textContent);

test('has its live regions before the first message', () => {
  open();
  expect(texts()).toEqual(['', '']);
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeDefined();
});

test('shows one message at a time: politely, or at once if it is an error', () => {
  open();
  show({ title: 'Success!', description: 'Thank you.' });
  expect(texts()).toEqual(['Success!Thank you.', '']);
  show({ title: 'Invalid email', isError: true });
  expect(texts()).toEqual(['', 'Invalid email']);
  show({ title: '<b>Third</b>' });
  expect(texts()).toEqual(['<b>Third</b>', '']);
  show();
  expect(texts()).toEqual(['', '']);
});

test('closes by its button, which gives the focus back', async () => {
  open();
  screen.getByText('Elsewhere').focus();
  show({ title: 'Close me' });
  const [close] = screen.getAllByRole('button', { name: 'Close' });
  await userEvent.click(close!);
  expect(texts()).toEqual(['', '']);
  expect(document.activeElement?.textContent).toBe('Elsewhere');
});

test('closes after 6 seconds, counted from the last message, but not while its button is focused', () => {
  vi.useFakeTimers();
  open();
  show({ title: 'First' });
  vi.advanceTimersByTime(5_000);
  show({ title: 'Second' });
  vi.advanceTimersByTime(5_900);
  expect(texts()).toEqual(['Second', '']);
  screen.getAllByRole('button', { name: 'Close' })[0]!.focus();
  vi.advanceTimersByTime(10_000);
  expect(texts()).toEqual(['Second', '']);
  screen.getByText('Elsewhere').focus();
  vi.advanceTimersByTime(1_000);
  expect(texts()).toEqual(['', '']);
});
