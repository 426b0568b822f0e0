import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { cleanHtml } from './clean-html.ts';

/** Cleans what is pasted from other programs. */
export const CleanPaste = Extension.create({
  name: 'cleanPaste',
  addProseMirrorPlugins: () => [new Plugin({ props: { transformPastedHTML: cleanHtml } })],
});
