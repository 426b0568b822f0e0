import { Mark } from '@tiptap/core';

/** Text above or below the line, which excludes the other. */
const shifted = (name: string, other: string, tag: string, key: string) =>
  Mark.create({
    name,
    excludes: `${name} ${other}`,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });

/** The marks of posts that Tiptap's StarterKit does not have. Keys as in Google Docs. */
export const SHIFTED_MARKS = [
  shifted('superscript', 'subscript', 'sup', 'Mod-.'),
  shifted('subscript', 'superscript', 'sub', 'Mod-,'),
];
