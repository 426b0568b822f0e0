import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { DecorationSet } from '@tiptap/pm/view';
import { showNotice } from '#src/admin/notices/show-notice.ts';
import { type ShownTemplate, templateDecorations } from './template-decorations.ts';
import type { Node } from '@tiptap/pm/model';
import { isForWriting, sectionsOf } from '#src/domains/content/templates/template-content.ts';
import { isLockedNode, slotOfNode } from './template-regions.ts';
import './template-sections.css';

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

/** Why an edit is refused: locked text would change, a heading would, or a section that every post needs would go. */
type LockViolation = 'locked' | 'heading' | 'required';

/**
 * The rule of the template that a step from one document to another breaks; undefined if it breaks none. Sections may be
 * moved, and optional ones taken out.
 */
function lockViolation(
  before: Node,
  after: Node,
  shown: ShownTemplate | undefined,
): LockViolation | undefined {
  if (!shown || before === after) return undefined;
  // Nodes that did not change are the same objects.
  const kept = new Set(after.children);
  const gone = before.children.filter((node) => !kept.has(node));
  const changed = gone.filter((node) => isLockedNode(node) || slotOfNode(node) !== undefined);
  if (changed.length === 0) return undefined;
  const had = new Set(before.children);
  const fresh = after.children.filter((node) => !had.has(node));
  const sections = new Map(sectionsOf(shown.template).map((each) => [each.id, each]));
  for (const node of changed) {
    if (fresh.some((other) => other.eq(node))) continue;
    const slot = slotOfNode(node);
    if (slot === undefined) return 'locked';
    const section = sections.get(slot);
    // A heading of a section that the template does not have is the author's.
    if (!section) continue;
    const now = after.children.find((other) => slotOfNode(other) === slot);
    if (now && section.isHeadingFree && now.attrs['level'] === node.attrs['level']) continue;
    if (now) {
      // One of several copies of the heading.
      if (before.children.filter((other) => slotOfNode(other) === slot).length > 1) continue;
      return 'heading';
    }
    // It was turned into another kind of text.
    if (after.childCount >= before.childCount) return 'heading';
    if (section.isRequired || !isForWriting(section)) return 'required';
  }
  return undefined;
}

const VIOLATIONS: Readonly<Record<LockViolation, string>> = {
  locked: 'This text is locked by the template.',
  heading: 'The template sets this heading.',
  required: 'The template requires this section.',
};
