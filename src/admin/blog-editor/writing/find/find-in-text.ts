import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

export interface Found {
  from: number;
  to: number;
}

interface FindState {
  query: string;
  /** of the match that is in view */
  current: number;
  matches: readonly Found[];
  shown: DecorationSet;
}

const KEY = new PluginKey<FindState>('findInText');
const NOTHING: FindState = { query: '', current: 0, matches: [], shown: DecorationSet.empty };

/** All places of a text, without regard to case. */
export function findAll(doc: Node, query: string): Found[] {
  const wanted = query.toLowerCase();
  const found: Found[] = [];
  if (wanted === '') return found;
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    // A character that is no text takes one place, as it does in the document.
    const text = node.textBetween(0, node.content.size, '\uFFFC', '\uFFFC').toLowerCase();
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length))
      found.push({ from: position + 1 + at, to: position + 1 + at + wanted.length });
    return false;
  });
  return found;
}

function stateOf(doc: Node, query: string, wanted: number): FindState {
  const matches = findAll(doc, query);
  if (matches.length === 0) return { ...NOTHING, query };
  const current = (wanted + matches.length) % matches.length;
  const marks = matches.map(({ from, to }, at) =>
    Decoration.inline(from, to, { class: at === current ? 'found found-current' : 'found' }),
  );
  return { query, current, matches, shown: DecorationSet.create(doc, marks) };
}

export const readFind = (state: EditorState): FindState => KEY.getState(state) ?? NOTHING;

/** Marks all places of a text, one of them as current. An empty text ends it. */
export const setFind = (state: EditorState, query: string, current = 0) =>
  state.tr.setMeta(KEY, { query, current }).setMeta('addToHistory', false);

/** Marks what is searched for. */
export const FindInText = Extension.create({
  name: 'findInText',
  addProseMirrorPlugins: () => [
    new Plugin<FindState>({
      key: KEY,
      state: {
        init: () => NOTHING,
        apply(tr, before) {
          const asked = tr.getMeta(KEY) as Pick<FindState, 'query' | 'current'> | undefined;
          if (asked) return stateOf(tr.doc, asked.query, asked.current);
          if (!tr.docChanged || before.query === '') return before;
          return stateOf(tr.doc, before.query, before.current);
        },
      },
      props: { decorations: (state) => KEY.getState(state)?.shown },
    }),
  ],
});
