import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { ListOption, nextOption } from '#src/admin/parts/list-option.tsx';
import { POST_NODE_GROUPS, type PostNode } from '#src/domains/content/post-nodes.ts';
import type { KeyChain } from '../key-chain.ts';
import { useEditorValue } from '../use-editor-value.ts';
import { BlockGlyph } from './block-glyph.tsx';
import { matchKinds } from './match-kinds.ts';
import './slash.css';
import { slashQueryOf } from './slash-query.ts';
import { useMenuPlace } from './use-menu-place.ts';

interface SlashMenuProps {
  editor: Editor;
  keys: KeyChain;
  onChoose(kind: PostNode): void;
}

/** Blocks to insert, listed while a slash and a part of a name are typed. The focus stays in the text. */
export function SlashMenu({ editor, keys, onChoose }: SlashMenuProps) {
  const id = useId();
  const typed = useEditorValue(
    editor,
    ({ state, isFocused, isEditable }) =>
      isFocused && isEditable ? (slashQueryOf(state) ?? null) : null,
    null,
  );
  const [dismissed, setDismissed] = useState<number>();
  const [active, setActive] = useState(0);
  const [lastQuery, setLastQuery] = useState(typed?.query);
  if (lastQuery !== typed?.query) {
    setLastQuery(typed?.query);
    setActive(0);
    if (!typed) setDismissed(undefined);
  }
  const kinds =
    typed && typed.from !== dismissed ? sorted(matchKinds(typed.query), typed.query) : [];
  const isOpen = kinds.length > 0;
  const current = kinds[active];
  const place = useMenuPlace(editor, isOpen ? typed!.from : undefined);

  function choose(kind: PostNode): void {
    editor
      .chain()
      .focus()
      .deleteRange({ from: typed!.from, to: editor.state.selection.from })
      .run();
    onChoose(kind);
  }
  const onKey = useEffectEvent(({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    if (!isOpen || altKey || ctrlKey || metaKey) return false;
    if (key === 'Escape') setDismissed(typed!.from);
    else if (key === 'ArrowDown' || key === 'ArrowUp')
      setActive(nextOption(key, active, kinds.length));
    else if ((key === 'Enter' || key === 'Tab') && current) choose(current);
    else return false;
    return true;
  });
  useEffect(() => keys.add((event) => onKey(event)), [keys]);
  useEffect(() => {
    const { dom } = editor.view;
    if (!isOpen) return;
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-activedescendant', `${id}-${active}`);
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [editor, id, isOpen, active]);

  return (
    <>
      <p className="sr-only" role="status">
        {isOpen && current
          ? `${current.name}, ${active + 1} of ${kinds.length} blocks. Enter inserts it.`
          : ''}
      </p>
      {isOpen ? (
        <div className="slash-menu" role="listbox" id={id} aria-label="Blocks" style={place}>
          {POST_NODE_GROUPS.map((group) => {
            const inGroup = kinds.filter((kind) => kind.group === group);
            if (inGroup.length === 0) return null;
            return (
              <div role="group" aria-label={group} key={group}>
                <p aria-hidden="true">{group}</p>
                {inGroup.map((kind) => (
                  <ListOption
                    key={kind.id}
                    id={`${id}-${kinds.indexOf(kind)}`}
                    isActive={kind === current}
                    onChoose={() => choose(kind)}
                  >
                    <BlockGlyph id={kind.id} />
                    <b>{kind.name}</b>
                    <small>{kind.purpose}</small>
                  </ListOption>
                ))}
              </div>
            );
          })}
        </div>
      ) : null}
    </>
  );
}

/** In the order that the menu shows: by group. The best match stays first in sight, since its group comes first then. */
const sorted = (kinds: readonly PostNode[], query: string): readonly PostNode[] =>
  query.trim() === ''
    ? kinds
    : kinds.toSorted(
        (one, other) => POST_NODE_GROUPS.indexOf(one.group) - POST_NODE_GROUPS.indexOf(other.group),
      );
