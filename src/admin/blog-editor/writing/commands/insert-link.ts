import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { findWords } from './find-words.ts';

interface LinkRequest {
  href: string;
  title: string;
  /** words of the text, at the node of a path */
  phrase: string | undefined;
  field: string | undefined;
}

/**
 * Puts a link on words of the text, on what is selected, or inserts its title at the cursor.
 * @returns false, and changes nothing, if there is no place for it
 */
export function insertLink(editor: Editor, { href, title, phrase, field }: LinkRequest): boolean {
  const { state, view } = editor;
  const { tr, schema, selection } = state;
  const link = schema.marks['link']?.create({ href });
  if (!link || !editor.isEditable) return false;
  const words = phrase === undefined ? undefined : findWords(state.doc, phrase, field);
  const isFree = words && !state.doc.rangeHasMark(words.from, words.to, link.type);
  if (isFree) {
    tr.addMark(words.from, words.to, link);
    tr.setSelection(TextSelection.create(tr.doc, words.from, words.to));
  } else {
    const { $from, $to, from, to } = selection;
    const isInText = selection instanceof TextSelection && $from.sameParent($to);
    // Until someone has put the cursor somewhere, it is at the beginning.
    const isUntouched = from === to && from <= 1;
    if (!isInText || isUntouched || !$from.parent.type.allowsMarkType(link.type)) return false;
    if (from === to) tr.insert(from, schema.text(title, [link]));
    else tr.addMark(from, to, link);
  }
  view.dispatch(tr.scrollIntoView());
  return true;
}
