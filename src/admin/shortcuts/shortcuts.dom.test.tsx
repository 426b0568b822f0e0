import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '#src/admin/kit/dialog/dialog.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { listenToKeys, useShortcut } from './shortcut-registry.ts';

/** Shortcuts, their help, and that typing never triggers one. */

const runs = {
  help: vi.fn(),
  leads: vi.fn(),
  save: vi.fn(),
  outer: vi.fn(),
  inner: vi.fn(),
  undo: vi.fn(),
};
const isBody = (target: EventTarget | null) => target instanceof HTMLBodyElement;
afterEach(() => vi.clearAllMocks());

function Page({ isInner = false }: { isInner?: boolean }) {
  useEffect(() => listenToKeys(), []);
  useShortcut('?', 'Keyboard shortcuts', 'Everywhere', runs.help);
  useShortcut('g l', 'Go to Leads', 'Everywhere', runs.leads);
  useShortcut('mod+s', 'Save', 'Page editor', runs.save);
  useShortcut('x', 'Select', 'Lists', runs.outer);
  return (
    <>
      <input aria-label="Title" />
      <textarea aria-label="Text" />
      <input type="checkbox" aria-label="Listed" />
      <div
        role="textbox"
        aria-label="Body"
        contentEditable
        tabIndex={0}
        suppressContentEditableWarning
      >
        <b data-testid="bold">bold</b>
      </div>
      {isInner ? <Inner /> : null}
    </>
  );
}

function Inner() {
  useShortcut('x', 'Cut block', 'Block', runs.inner);
  return null;
}

test('runs a single key, a combination and a sequence', async () => {
  render(<Page />);
  await userEvent.keyboard('?');
  expect(runs.help).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(runs.save).toHaveBeenCalledOnce();
  await userEvent.keyboard('gl');
  expect(runs.leads).toHaveBeenCalledOnce();
  await userEvent.keyboard('gxl');
  expect(runs.leads).toHaveBeenCalledOnce();
});

function Undo() {
  useShortcut('mod+z', 'Undo', 'Page editor', runs.undo, isBody);
  return <Page />;
}

test('a shortcut may work in some places only, and leaves the key alone elsewhere', async () => {
  render(<Undo />);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(runs.undo).toHaveBeenCalledOnce();
  screen.getByLabelText('Title').focus();
  const isFree = fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'z', ctrlKey: true });
  expect(isFree).toBe(true);
  expect(runs.undo).toHaveBeenCalledOnce();
});

test.each(['Title', 'Text', 'Body'])('no single key fires while typing in %s', async (name) => {
  render(<Page />);
  screen.getByLabelText(name).focus();
  await userEvent.keyboard('g?xgl');
  for (const run of [runs.help, runs.leads, runs.outer]) expect(run).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(runs.save).toHaveBeenCalledOnce();
});

test('no single key fires inside formatted text, but it does on a checkbox', async () => {
  render(<Page />);
  const event = new KeyboardEvent('keydown', { key: 'x', bubbles: true });
  screen.getByTestId('bold').dispatchEvent(event);
  expect(runs.outer).not.toHaveBeenCalled();
  screen.getByLabelText('Listed').focus();
  await userEvent.keyboard('x');
  expect(runs.outer).toHaveBeenCalledOnce();
});

test('composed input, held keys and handled events are left alone', () => {
  render(<Page />);
  const send = (init: KeyboardEventInit) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true, ...init }));
  send({ isComposing: true });
  send({ repeat: true });
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  send({ cancelable: true });
  expect(runs.outer).not.toHaveBeenCalled();
});

test('nothing runs behind a dialog', async () => {
  render(
    <>
      <Page />
      <Dialog label="Question" onClose={() => undefined}>
        <button type="button">OK</button>
      </Dialog>
    </>,
  );
  await userEvent.keyboard('x?');
  expect(runs.outer).not.toHaveBeenCalled();
  expect(runs.help).not.toHaveBeenCalled();
});

test('the innermost of equal keys runs, and the outer one again after it is gone', async () => {
  const { rerender } = render(<Page isInner />);
  await userEvent.keyboard('x');
  expect([runs.inner.mock.calls.length, runs.outer.mock.calls.length]).toEqual([1, 0]);
  rerender(<Page />);
  await userEvent.keyboard('x');
  expect([runs.inner.mock.calls.length, runs.outer.mock.calls.length]).toEqual([1, 1]);
});

test('the help lists what works here, the innermost place first, and closes with Escape', async () => {
  function Help() {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? <ShortcutHelp onClose={() => setOpen(false)} /> : null;
  }
  render(
    <>
      <Page isInner />
      <Help />
    </>,
  );
  const headings = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  expect(headings).toEqual(['Block', 'Page editor', 'Everywhere']);
  const terms = screen.getAllByRole('term').map((one) => one.textContent);
  expect(terms).toEqual(['Cut block', 'Save', 'Keyboard shortcuts', 'Go to Leads']);
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toContain('G then L');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('single keys can be switched off and on', async () => {
  const { rerender } = render(
    <>
      <Page />
      <ShortcutHelp onClose={() => undefined} />
    </>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /without Ctrl or Command/ }));
  rerender(<Page />);
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('?gl{Control>}s{/Control}');
  expect(runs.help).not.toHaveBeenCalled();
  expect(runs.leads).not.toHaveBeenCalled();
  expect(runs.save).toHaveBeenCalledOnce();
});
