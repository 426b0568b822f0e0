import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { addressesInText } from '#src/domains/content/foreign/addresses.ts';
import { STEP } from './insert-body.ts';

/** Links an address once a blank or a line end is typed after it. The first undo gives the plain text. */
export const TypedLinks = Extension.create({
  name: 'typedLinks',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput(view, from, to, text) {
          if (view.composing || !/^\s$/.test(text) || !addressBefore(view, from)) return false;
          view.dispatch(view.state.tr.insertText(text, from, to));
          linkBefore(view, from);
          return true;
        },
        handleKeyDown(view, { key, isComposing }) {
          const { from, empty } = view.state.selection;
          if (key === 'Enter' && empty && !isComposing && !view.composing) linkBefore(view, from);
          return false;
        },
      },
    }),
  ],
});

/** The address that ends at a position, if it is neither code nor a link. */
function addressBefore({ state: { doc, schema } }: EditorView, end: number) {
  const { parent, parentOffset } = doc.resolve(end);
  const { link, code } = schema.marks;
  if (!link || !parent.type.allowsMarkType(link)) return undefined;
  const [word = ''] = /\S*$/.exec(parent.textBetween(0, parentOffset, ' ', ' ')) ?? [];
  let from = end - word.length;
  for (const { text, href } of addressesInText(word)) {
    const to = from + text.length;
    const isFree = [link, code].every((mark) => !mark || !doc.rangeHasMark(from, to, mark));
    if (href !== undefined && isFree) return { from, to, mark: link.create({ href }) };
    from = to;
  }
  return undefined;
}

function linkBefore(view: EditorView, end: number): void {
  const found = addressBefore(view, end);
  if (!found) return;
  const { tr } = view.state;
  view.dispatch(closeHistory(tr.addMark(found.from, found.to, found.mark)).setMeta(STEP, 'link'));
}
