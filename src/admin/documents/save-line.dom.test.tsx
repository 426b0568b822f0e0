import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildScreenDocument } from '#tests/builders/screen-document.ts';
import { SaveLine } from './save-line.tsx';
import type { WorkingCopyState } from './working-copy.ts';

const opened = buildScreenDocument({});
const show = (changes: Partial<WorkingCopyState>) => {
  const state: WorkingCopyState = {
    content: opened.content,
    status: 'saved',
    base: opened,
    conflicts: [],
    problems: [],
    message: undefined,
    note: undefined,
    keepsCopy: true,
    ...changes,
  };
  return render(<SaveLine {...{ state, opened }} onRetry={() => undefined} />);
};

test('an ended session: says that saving waits for the sign-in, and where the text is until then', () => {
  const { container } = show({ status: 'session-ended' });
  expect(container.textContent).toContain(
    'Saving waits until you sign in again. Your text is kept in this browser until then.',
  );
  expect(container.textContent).not.toMatch(/as soon as|will be saved/);
  expect(screen.getByRole('link', { name: 'Sign in in a new tab' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save now' })).toBeDefined();
});

test('promises no copy before it is written', () => {
  const { container } = show({ status: 'offline', keepsCopy: undefined });
  expect(container.textContent).toContain('Your text is being kept in this browser');
});

test('a browser that keeps no copy promises none', () => {
  const { container } = show({ status: 'session-ended', keepsCopy: false });
  expect(container.textContent).toContain('This browser cannot keep a copy.');
  expect(container.textContent).not.toContain('Your text is kept');
});
