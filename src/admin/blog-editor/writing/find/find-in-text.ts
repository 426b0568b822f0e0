import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { textAttributesOf } from '#src/domains/content/body/post-body.ts';

/** Where words are: in the text; in an attribute of the block from `from` to `to`, with its place there; or in the title of the post. */
export interface Found {
  from: number;
  to: number;
  /** name of the attribute, or `TITLE`, with the place of the words in it */
  value?: { name: string; at: number };
}

export const TITLE = 'title of the post';

interface FindState {
  query: string;
  /** of the post; it stands outside of the document */
  title: string;
  /** of the match that is in view */
  current: number;
  matches: readonly Found[];
  shown: DecorationSet;
}

const KEY = new PluginKey<FindState>('findInText');
const NOTHING: FindState = {
  query: '',
  title: '',
  current: 0,
  matches: [],
  shown: DecorationSet.empty,
};

/** All places of words in a text, without regard to case. */
export function placesOf(text: string, query: string): number[] {
  const [all, wanted] = [text.toLowerCase(), query.toLowerCase()];
  const places: number[] = [];
  if (wanted === '') return places;
  for (let at = all.indexOf(wanted); at !== -1; at = all.indexOf(wanted, at + wanted.length))
    places.push(at);
  return places;
}

/** All places of words in a document: in its texts, and in what its blocks show, such as captions and buttons. */
export function findAll(doc: Node, query: string): Found[] {
  const found: Found[] = [];
  doc.descendants((node, position) => {
    for (const name of textAttributesOf(node.type.name)) {
      const value: unknown = node.attrs[name];
      for (const at of placesOf(typeof value === 'string' ? value : '', query))
        found.push({ from: position, to: position + node.nodeSize, value: { name, at } });
    }
    if (!node.isTextblock) return true;
    // A character that is no text takes one place, as it does in the document.
    const text = node.textBetween(0, node.content.size, '\uFFFC', '\uFFFC');
    for (const at of placesOf(text, query))
      found.push({ from: position + 1 + at, to: position + 1 + at + query.length });
    return false;
  });
  return found;
}

function stateOf(doc: Node, query: string, title: string, wanted: number): FindState {
  const inTitle = placesOf(title, query).map((at) => ({
    from: 0,
    to: 0,
    value: { name: TITLE, at },
  }));
  const matches: Found[] = [...inTitle, ...findAll(doc, query)];
  if (matches.length === 0) return { ...NOTHING, query, title };
  const current = (wanted + matches.length) % matches.length;
  const marks = matches.flatMap(({ from, to, value }, at) => {
    if (value?.name === TITLE) return [];
    const kind = value ? 'found-block' : 'found';
    const attributes = { class: at === current ? `${kind} found-current` : kind };
    return Decoration[value ? 'node' : 'inline'](from, to, attributes);
  });
  return { query, title, current, matches, shown: DecorationSet.create(doc, marks) };
}

export const readFind = (state: EditorState): FindState => KEY.getState(state) ?? NOTHING;

/** Marks all places of a text, one of them as current. An empty text ends it. */
export const setFind = (state: EditorState, query: string, title: string, current = 0) =>
  state.tr.setMeta(KEY, { query, title, current }).setMeta('addToHistory', false);

/** Marks what is searched for. */
export const FindInText = Extension.create({
  name: 'findInText',
  addProseMirrorPlugins: () => [
    new Plugin<FindState>({
      key: KEY,
      state: {
        init: () => NOTHING,
        apply(tr, before) {
          const asked = tr.getMeta(KEY) as FindState | undefined;
          if (asked) return stateOf(tr.doc, asked.query, asked.title, asked.current);
          if (!tr.docChanged || before.query === '') return before;
          return stateOf(tr.doc, before.query, before.title, before.current);
        },
      },
      props: { decorations: (state) => KEY.getState(state)?.shown },
    }),
  ],
});
