import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useEditorValue } from '../use-editor-value.ts';
import { Button } from '#src/admin/kit/button.tsx';
import './find.css';
import { type Found, placesOf, readFind, setFind, TITLE } from './find-in-text.ts';

interface FindBarProps {
  editor: Editor;
  /** of the post */
  title: string;
  isReadOnly: boolean;
  onTitle(title: string): void;
  onClose(): void;
}

/**
 * Finds and replaces in the text, in what its blocks show, and in the title. Enter goes to the next place, Shift+Enter to the one before, and Enter in the other field
 * replaces. Escape closes.
 */
export function FindBar({ editor, title, isReadOnly, onTitle, onClose }: FindBarProps) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [replacement, setReplacement] = useState('');
  const [announced, announce] = useState('');
  const { count, current, isTitle } = useEditorValue(
    editor,
    ({ state }) => {
      const { matches, current: at } = readFind(state);
      return {
        count: matches.length,
        current: at,
        isTitle: matches[at]?.value?.name === TITLE,
      };
    },
    { count: 0, current: 0, isTitle: false },
  );
  useEffect(() => {
    titleField()?.toggleAttribute('data-found', isTitle);
    return () => titleField()?.removeAttribute('data-found');
  }, [isTitle]);
  useEffect(() => {
    input.current?.focus();
    return () => {
      if (!editor.isDestroyed) editor.view.dispatch(setFind(editor.state, '', ''));
    };
  }, [editor]);
  useEffect(() => {
    const shown = readFind(editor.state);
    if (shown.title !== title)
      editor.view.dispatch(setFind(editor.state, shown.query, title, shown.current));
  }, [editor, title]);

  function go(text: string, to: number, inTitle = title): void {
    editor.view.dispatch(setFind(editor.state, text, inTitle, to));
    const found = readFind(editor.state);
    const place = found.matches[found.current];
    if (place) showPlace(editor, place);
  }
  function close(): void {
    const place = readFind(editor.state).matches[current];
    onClose();
    if (place?.value?.name === TITLE) {
      titleField()?.focus();
      titleField()?.setSelectionRange(place.value.at, place.value.at + query.length);
    } else if (place?.value) editor.chain().focus().setNodeSelection(place.from).run();
    else if (place) editor.chain().focus().setTextSelection(place).run();
    else editor.commands.focus();
  }
  function replace(isAll: boolean): void {
    const { matches } = readFind(editor.state);
    const chosen = isAll ? matches : matches.slice(current, current + 1);
    const { tr } = editor.state;
    if (chosen.length === 0) return;
    let newTitle = title;
    const replaced = (text: string, at: number) =>
      text.slice(0, at) + replacement + text.slice(at + query.length);
    for (const { from, to, value } of chosen.toReversed())
      if (!value) tr.insertText(replacement, from, to);
      else if (value.name === TITLE) newTitle = replaced(newTitle, value.at);
      else {
        const before = String(tr.doc.nodeAt(from)?.attrs[value.name]);
        tr.setNodeAttribute(from, value.name, replaced(before, value.at));
      }
    editor.view.dispatch(tr);
    if (newTitle !== title) onTitle(newTitle);
    announce(chosen.length === 1 ? 'Replaced once.' : `Replaced ${chosen.length} times.`);
    // What was put in may have the words, too: it is not replaced again.
    go(query, isAll ? 0 : current + placesOf(replacement, query).length, newTitle);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      if (event.target === input.current) go(query, current + (event.shiftKey ? -1 : 1));
      else replace(false);
    }
  }
  return (
    // The keys of the fields within bubble up to here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="find-bar compact-fields row wraps gap-2 py-2 px-4 on-sand rule-below small"
      role="search"
      aria-label="Find in the text"
      onKeyDown={onKeyDown}
    >
      <input
        ref={input}
        className="input"
        type="text"
        aria-label="Find"
        placeholder="Find"
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          go(target.value, 0);
        }}
      />
      <p role="status">{countText(query, count, current)}</p>
      <Button onClick={() => go(query, current - 1)}>Previous</Button>
      <Button onClick={() => go(query, current + 1)}>Next</Button>
      {isReadOnly ? null : (
        <>
          <input
            className="input"
            type="text"
            aria-label="Replace with"
            placeholder="Replace with"
            value={replacement}
            onChange={({ target }) => setReplacement(target.value)}
          />
          <Button isDisabled={count === 0} onClick={() => replace(false)}>
            Replace
          </Button>
          <Button isDisabled={count === 0} onClick={() => replace(true)}>
            Replace all
          </Button>
        </>
      )}
      <Button tone="link" onClick={close}>
        Close
      </Button>
      <p className="sr-only" role="status">
        {announced}
      </p>
    </div>
  );
}

function countText(query: string, count: number, current: number): string {
  if (query === '') return '';
  return count === 0 ? 'Not found' : `${current + 1} of ${count}`;
}

/** The title stands above the editor of the text. */
const titleField = () => document.querySelector<HTMLTextAreaElement>('textarea#title');

/** Scrolls to a place without moving the focus into the text. */
function showPlace({ view }: Editor, { from, value }: Found): void {
  const node =
    value?.name === TITLE ? titleField() : value ? view.nodeDOM(from) : view.domAtPos(from).node;
  const element = node instanceof Element ? node : node?.parentElement;
  element?.scrollIntoView({ block: 'center' });
}
