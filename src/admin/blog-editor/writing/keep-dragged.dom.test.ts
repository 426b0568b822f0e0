import { act, cleanup } from '@testing-library/react';
import { NodeSelection } from '@tiptap/pm/state';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToNotices } from '#src/admin/notices/show-notice.ts';
import { BODY, dataOf, openBody, paragraph, table } from '#tests/support/dom/dragged-body.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a block moves by its handle after a picture was dragged by its body', () => {
  const body = openBody(BODY.slice(0, 4));
  // Below the last paragraph, and the browser reports no end, since the picture is redrawn.
  body.drop(body.startOf(4), body.pull(1));
  expect(body.names()).toEqual(['One', 'Two', 'Three', 'desk']);
  body.drop(body.startOf(0), body.grip(1));
  expect(body.names()).toEqual(['Two', 'One', 'Three', 'desk']);
});

test('a table moves by its handle with all it holds', () => {
  const body = openBody([paragraph('One'), table, paragraph('Two')]);
  body.drop(body.startOf(0), body.grip(1));
  expect(body.state()).toEqual([table, paragraph('One'), paragraph('Two')]);
});

test('what is dropped from elsewhere takes nothing along that an earlier drag has left', () => {
  const body = openBody(BODY.slice(0, 4));
  body.grip(2);
  act(() => void window.dispatchEvent(new Event('pointermove')));
  body.drop(body.startOf(4), dataOf({ 'text/html': '<p>Guest</p>' }));
  expect(body.names()).toEqual(['One', 'desk', 'Two', 'Three', 'Guest']);
});

test('another tab gets the whole block, and not only its words', () => {
  const data = openBody().grip(5);
  cleanup();
  const other = openBody([paragraph('Other')]);
  other.drop(other.startOf(1), dataOf({ 'text/html': data.getData('text/html') }));
  expect(other.state()).toEqual([paragraph('Other'), table]);
});

test('a drop never deletes what was selected since, and says that nothing was moved', () => {
  const notices: string[] = [];
  const stop = listenToNotices(({ text: said }) => notices.push(said));
  const body = openBody(BODY.slice(0, 4));
  const data = body.grip(2);
  const { view } = body.editor;
  act(() => {
    // Someone else changes the dragged block, and the selection is elsewhere.
    view.dispatch(view.state.tr.insertText('s', body.startOf(3) - 1));
    view.dispatch(
      view.state.tr.setSelection(NodeSelection.create(view.state.doc, body.startOf(1))),
    );
  });
  body.drop(body.startOf(0), data);
  expect(body.names()).toEqual(['One', 'desk', 'Twos', 'Three']);
  expect(notices).toEqual(['It does not fit there, so nothing was moved.']);
  stop();
});

test('text that is dropped in a field stays in the editor', () => {
  const { editor } = openBody();
  const event = new InputEvent('beforeinput', {
    inputType: 'deleteByDrag',
    bubbles: true,
    cancelable: true,
  });
  editor.view.dom.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});
