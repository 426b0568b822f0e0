import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useEditorValue } from '../use-editor-value.ts';
import './find.css';
import { findAll, readFind, setFind } from './find-in-text.ts';

interface FindBarProps {
  editor: Editor;
  isReadOnly: boolean;
  onClose(): void;
}

/**
 * Finds and replaces in the text. Enter goes to the next place, Shift+Enter to the one before, and Enter in the other field
 * replaces. Escape closes.
 */
export function FindBar({ editor, isReadOnly, onClose }: FindBarProps) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [replacement, setReplacement] = useState('');
  const [announced, announce] = useState('');
  const { count, current } = useEditorValue(
    editor,
    ({ state }) => {
      const { matches, current: at } = readFind(state);
      return { count: matches.length, current: at };
    },
    { count: 0, current: 0 },
  );
  useEffect(() => {
    input.current?.focus();
    return () => {
      if (!editor.isDestroyed) editor.view.dispatch(setFind(editor.state, ''));
    };
  }, [editor]);

  function go(text: string, to: number): void {
    editor.view.dispatch(setFind(editor.state, text, to));
    const found = readFind(editor.state);
    const place = found.matches[found.current];
    if (place) showPlace(editor, place.from);
  }
  function close(): void {
    const place = readFind(editor.state).matches[current];
    onClose();
    if (place) editor.chain().focus().setTextSelection(place).run();
    else editor.commands.focus();
  }
  function replace(isAll: boolean): void {
    const { matches } = readFind(editor.state);
    const chosen = isAll ? matches : matches.slice(current, current + 1);
    const { tr } = editor.state;
    if (chosen.length === 0) return;
    for (const { from, to } of chosen.toReversed()) tr.insertText(replacement, from, to);
    editor.view.dispatch(tr);
    announce(chosen.length === 1 ? 'Replaced once.' : `Replaced ${chosen.length} times.`);
    // What was put in may have the words, too: it is not replaced again.
    const end = isAll ? 0 : chosen[0]!.from + replacement.length;
    const next = findAll(editor.state.doc, query).findIndex(({ from }) => from >= end);
    go(query, Math.max(0, next));
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
    <div className="find-bar" role="search" aria-label="Find in the text" onKeyDown={onKeyDown}>
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
      <button
        type="button"
        className="btn btn-small btn-quiet"
        onClick={() => go(query, current - 1)}
      >
        Previous
      </button>
      <button
        type="button"
        className="btn btn-small btn-quiet"
        onClick={() => go(query, current + 1)}
      >
        Next
      </button>
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
          <button
            type="button"
            className="btn btn-small btn-quiet"
            disabled={count === 0}
            onClick={() => replace(false)}
          >
            Replace
          </button>
          <button
            type="button"
            className="btn btn-small btn-quiet"
            disabled={count === 0}
            onClick={() => replace(true)}
          >
            Replace all
          </button>
        </>
      )}
      <button type="button" className="panel-link" onClick={close}>
        Close
      </button>
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

/** Scrolls to a position without moving the focus into the text. */
function showPlace({ view }: Editor, position: number): void {
  const { node } = view.domAtPos(position);
  const element = node instanceof Element ? node : node.parentElement;
  element?.scrollIntoView({ block: 'center' });
}
