import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { DecorationSet } from '@tiptap/pm/view';
import { showNotice } from '#src/admin/notices/show-notice.ts';
import './template-sections.css';
import { type ShownTemplate, templateDecorations } from './template-decorations.ts';
import { lockViolation, VIOLATIONS } from './template-locks.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    templateSections: {
      /** Shows the guidance of a template, and keeps what it locks; undefined for none. */
      setPostTemplate: (shown: ShownTemplate | undefined) => ReturnType;
    };
  }
}

interface State {
  shown: ShownTemplate | undefined;
  decorations: DecorationSet;
}

const KEY = new PluginKey<State>('templateSections');
/** A key that is held down is refused once. */
const QUIET_MS = 4_000;
const HOW_TO_UNLOCK =
  'To change it, an owner can remove the template from this post under “Sections.”';

/**
 * The sections of the template in the editor of a post: guidance while a section is empty, its words as one writes, and locked text
 * and headings that stay. What comes from outside, such as the changes of others and undo, has `preventUpdate` and passes.
 */
export const TemplateSections = Extension.create({
  name: 'templateSections',
  addCommands: () => ({
    setPostTemplate:
      (shown) =>
      ({ tr, dispatch }) => {
        dispatch?.(tr.setMeta(KEY, { shown }).setMeta('addToHistory', false));
        return true;
      },
  }),
  addProseMirrorPlugins: () => [templatePlugin()],
});

function templatePlugin(): Plugin<State> {
  let refusedAt = -Infinity;
  return new Plugin<State>({
    key: KEY,
    state: {
      init: (_, { doc }) => ({
        shown: undefined,
        decorations: templateDecorations(doc, undefined),
      }),
      apply(tr, before) {
        const given = tr.getMeta(KEY) as { shown: ShownTemplate | undefined } | undefined;
        if (!given && !tr.docChanged) return before;
        const shown = given ? given.shown : before.shown;
        return { shown, decorations: templateDecorations(tr.doc, shown) };
      },
    },
    filterTransaction(tr, state) {
      if (!tr.docChanged || tr.getMeta('preventUpdate') === true) return true;
      const violation = lockViolation(state.doc, tr.doc, KEY.getState(state)?.shown);
      if (!violation) return true;
      const now = performance.now();
      if (now - refusedAt > QUIET_MS)
        showNotice({ kind: 'error', text: `${VIOLATIONS[violation]} ${HOW_TO_UNLOCK}` });
      refusedAt = now;
      return false;
    },
    props: {
      decorations: (state) => KEY.getState(state)?.decorations,
    },
  });
}
