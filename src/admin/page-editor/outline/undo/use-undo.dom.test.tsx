import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { useUndo } from './use-undo.ts';

beforeEach(() => sessionStorage.clear());

const KEY = 'ana/contact';

/** An editor on a page whose content outlives it, as that of the server does. */
function openOn(page: { content: DocumentContent }, kept?: string) {
  const { result, unmount } = renderHook(() =>
    useUndo({
      update: (change) => void (page.content = change(page.content)),
      isReadOnly: false,
      ...(kept !== undefined && { kept }),
    }),
  );
  return {
    write: (title: string) => act(() => result.current.update((now) => ({ ...now, title }))),
    undo: () => act(() => result.current.undo()),
    redo: () => act(() => result.current.redo()),
    names: () => [result.current.undoName, result.current.redoName],
    leave: unmount,
  };
}

test('what was done before a reload can be undone and redone', () => {
  const page = { content: { title: 'One' } };
  const before = openOn(page, KEY);
  before.write('Two');
  before.leave();
  const after = openOn(page, KEY);
  expect(after.names()).toEqual(['change Title', undefined]);
  after.undo();
  expect(page.content.title).toBe('One');
  after.leave();
  const again = openOn(page, KEY);
  again.redo();
  expect(page.content.title).toBe('Two');
});

test('a page that is closed without being left keeps its steps, too', () => {
  const page = { content: { title: 'One' } };
  openOn(page, KEY).write('Two');
  dispatchEvent(new Event('pagehide'));
  const after = openOn(page, KEY);
  after.undo();
  expect(page.content.title).toBe('One');
});

test('what someone else has written since stays', () => {
  const page = { content: { title: 'One' } };
  const before = openOn(page, KEY);
  before.write('Two');
  before.leave();
  page.content = { title: 'Theirs' };
  const after = openOn(page, KEY);
  after.undo();
  expect(page.content.title).toBe('Theirs');
});

test('another document, and another person, begin with nothing', () => {
  const page = { content: { title: 'One' } };
  const before = openOn(page, KEY);
  before.write('Two');
  before.leave();
  expect(openOn(page, 'ana/about').names()).toEqual([undefined, undefined]);
  expect(openOn(page, 'ben/contact').names()).toEqual([undefined, undefined]);
  expect(openOn(page).names()).toEqual([undefined, undefined]);
});
