import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { askToConfirm, type Question } from './confirm.ts';
import { ConfirmDialogs } from './confirm-dialogs.tsx';
import { Dialog } from './dialog.tsx';

/** Questions before something is destroyed. */

const QUESTION: Question = {
  title: 'Delete 2 leads?',
  text: 'This cannot be undone.',
  items: ['Dana Whitfield', 'Bo Lind'],
  confirm: 'Delete 2 leads',
  cancel: 'Keep them',
  isDanger: true,
};

function ask(question = QUESTION) {
  let answer: Promise<boolean>;
  act(() => {
    answer = askToConfirm(question);
  });
  return answer!;
}

function renderPage() {
  render(
    <>
      <button type="button">Delete</button>
      <ConfirmDialogs />
    </>,
  );
  screen.getByRole('button', { name: 'Delete' }).focus();
}

const dialog = () => screen.getByRole('alertdialog', { name: 'Delete 2 leads?' });

test('says what will happen and to what, with the focus on the safe button', async () => {
  renderPage();
  const answer = ask();
  expect(dialog().textContent).toContain('Dana Whitfield');
  const description = document.getElementById(dialog().getAttribute('aria-describedby')!);
  expect(description?.textContent).toBe('This cannot be undone.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep them' }));
  await userEvent.keyboard('{Enter}');
  expect(await answer).toBe(false);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }));
});

test('confirms by its own button, which names the action', async () => {
  renderPage();
  const answer = ask();
  await userEvent.click(within(dialog()).getByRole('button', { name: 'Delete 2 leads' }));
  expect(await answer).toBe(true);
});

test('Escape cancels', async () => {
  renderPage();
  const answer = ask();
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBe(false);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('what cannot be undone is typed first', async () => {
  renderPage();
  const answer = ask({ ...QUESTION, typed: 'about-us' });
  const field = screen.getByLabelText('Type about-us to confirm');
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('about{Enter}');
  expect(screen.getByText('This does not match about-us.')).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field, '-US ');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(await answer).toBe(true);
});

test('a second question answers the first with no', async () => {
  renderPage();
  const first = ask();
  const second = ask({ ...QUESTION, title: 'Delete everything?' });
  expect(await first).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Delete 2 leads' }));
  expect(await second).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('without the layout nothing is confirmed', async () => {
  expect(await askToConfirm(QUESTION)).toBe(false);
});

test('a dialog inside of a disclosure does not look as if the disclosure was opened', () => {
  let count = 0;
  render(
    <details open onToggle={() => (count += 1)}>
      <summary>Share</summary>
      <Dialog label="Question" onClose={() => undefined}>
        Sure?
      </Dialog>
    </details>,
  );
  // The browser fires it when the dialog opens.
  fireEvent(screen.getByRole('dialog'), new Event('toggle'));
  expect(count).toBe(0);
});

test('a file dialog that is canceled leaves the dialog around it open', () => {
  let count = 0;
  render(
    <Dialog label="Question" onClose={() => (count += 1)}>
      <input type="file" aria-label="File" />
    </Dialog>,
  );
  fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
  expect(count).toBe(0);
  fireEvent(screen.getByRole('dialog'), new Event('cancel'));
  expect(count).toBe(1);
});

test('a dialog that its owner keeps stays open after a second Escape', async () => {
  let closed = 0;
  render(
    <Dialog label="Editor" onClose={() => (closed += 1)}>
      Text
    </Dialog>,
  );
  const element = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Editor' });
  // As browsers do, which let a page refuse only the first Escape.
  act(() => element.close());
  await waitFor(() => expect(closed).toBe(1));
  expect(element.open).toBe(true);
});
