import { Icon } from '#src/admin/kit/icon.tsx';
import type { Editor } from '@tiptap/core';
import {
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type CSSProperties,
  useLayoutEffect,
} from 'react';
import { ListOption, nextOption } from '#src/admin/kit/list-option.tsx';
import { POST_NODE_GROUPS, type PostNode } from '#src/domains/content/body/post-nodes.ts';
import type { KeyChain } from '../key-chain.ts';
import { useEditorValue } from '../use-editor-value.ts';
import { matchKinds } from './match-kinds.ts';
import './slash.css';
import { slashQueryOf } from './slash-query.ts';
import { keepPlaced } from '../toolbar/use-tools-place.ts';

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
        <div
          className="slash-menu floats p-2 contained scrolls"
          role="listbox"
          id={id}
          aria-label="Blocks"
          style={place}
        >
          {POST_NODE_GROUPS.map((group) => {
            const inGroup = kinds.filter((kind) => kind.group === group);
            if (inGroup.length === 0) return null;
            return (
              <div role="group" aria-label={group} key={group}>
                <p className="pt-2 pb-1 px-2 muted medium fine" aria-hidden="true">
                  {group}
                </p>
                {inGroup.map((kind) => (
                  <ListOption
                    key={kind.id}
                    id={`${id}-${kinds.indexOf(kind)}`}
                    isActive={kind === current}
                    onChoose={() => choose(kind)}
                  >
                    <BlockGlyph id={kind.id} />
                    <b className="small">{kind.name}</b>
                    <small className="muted fine">{kind.purpose}</small>
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

/** Strokes on a grid of 20 by 20. */
const PATHS: Readonly<Record<string, string>> = {
  paragraph: 'M4 6h12M4 10h12M4 14h8',
  'heading-2': 'M4 4v12M10 4v12M4 10h6M13 9.5a2 2 0 1 1 3.6 1.2L13 16h4',
  'heading-3': 'M4 4v12M10 4v12M4 10h6M13.5 8.5H17l-2 2.8a2.2 2.2 0 1 1-1.7 3.6',
  'heading-4': 'M4 4v12M10 4v12M4 10h6M16 16V8.5l-3 5h4.5',
  bulletList: 'M8 6h9M8 10h9M8 14h9M4 6h.01M4 10h.01M4 14h.01',
  orderedList: 'M9 6h8M9 10h8M9 14h8M3.5 5l1-.7V8M3 12.5h2.2L3 15.5h2.3',
  blockquote: 'M4 4v12M8 7h9M8 11h9M8 15h5',
  table: 'M3 4h14v12H3zM3 8h14M8 4v12M12.5 4v12',
  codeBlock: 'M7 6l-4 4 4 4M13 6l4 4-4 4',
  horizontalRule: 'M3 10h14M6 5h8M6 15h8',
  image: 'M3 4h14v12H3zM3 14l4-4 3 3 3-4 4 5M7 7.5h.01',
  video: 'M3 5h14v10H3zM8.5 8v4l3.5-2z',
  takeaways: 'M4 4h12v12H4zM7 8h.01M9.5 8H13M7 12h.01M9.5 12H13',
  contents: 'M4 5h12M7 10h9M7 15h9M4 10h.01M4 15h.01',
  callout: 'M3 4h14v10H9l-4 3v-3H3zM10 7v3M10 12h.01',
  faq: 'M7.5 8a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M10 14.5h.01M3 10a7 7 0 1 1 14 0 7 7 0 0 1-14 0',
  metric: 'M4 16V9M10 16V4M16 16v-5M3 16h14',
  testimonial: 'M3 4h14v10H9l-4 3v-3H3zM7 8v2M10 8v2',
  cta: 'M3 6h14v8H3zM7 10h5M10.5 8.2l2 1.8-2 1.8',
  download: 'M10 3v9M6.5 9l3.5 3.5L13.5 9M4 16h12',
};

/** A small drawing of a kind of block. */
const BlockGlyph = ({ id }: { id: string }) => (
  <Icon
    className="block-glyph outlined rounded p-2 on-paper"
    size={20}
    path={PATHS[id] ?? PATHS['paragraph']!}
  />
);

const GAP = 6;
const HEIGHT = 352;
/** Enough for a few rows: above the text it would cover what was just written. */
const ENOUGH = 240;

/** Below a position of the text, or above it where there is more room. Fixed in the window; follows scrolling. */
function useMenuPlace(editor: Editor, position: number | undefined): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    if (position === undefined) return;
    function put(): void {
      const size = editor.state.doc.content.size;
      const { left, top, bottom } = editor.view.coordsAtPos(Math.min(position!, size));
      const below = innerHeight - bottom - GAP;
      const isBelow = below >= ENOUGH || below >= top;
      setStyle({
        left: Math.max(8, Math.min(left, innerWidth - 336)),
        maxHeight: Math.min(HEIGHT, (isBelow ? below : top) - 2 * GAP),
        ...(isBelow ? { top: bottom + GAP } : { bottom: innerHeight - top + GAP }),
      });
    }
    return keepPlaced(put);
  }, [editor, position]);
  return style;
}
