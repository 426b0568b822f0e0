import type { Node } from '@tiptap/pm/model';
import { isForWriting, sectionsOf } from '#src/domains/content/templates/template-content.ts';
import type { ShownTemplate } from './template-decorations.ts';
import { isLockedNode, slotOfNode } from './template-regions.ts';

/** Why an edit is refused: locked text would change, a heading would, or a section that every post needs would go. */
export type LockViolation = 'locked' | 'heading' | 'required';

/**
 * What the template forbids in a step from one document to another; undefined if it allows it. Sections may be moved, and optional
 * ones taken out.
 */
export function lockViolation(
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

/** What to say about it. */
export const VIOLATIONS: Readonly<Record<LockViolation, string>> = {
  locked: 'This text is locked by the template.',
  heading: 'The template sets this heading.',
  required: 'The template requires this section.',
};
