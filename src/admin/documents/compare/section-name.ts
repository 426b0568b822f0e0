import type { SectionChange } from '#src/domains/documents/diff-sections.ts';
import { nameOfSection } from '#src/domains/documents/name-of-section.ts';

/** `FAQ: Questions buyers ask`, or the fields of the document itself. */
export function sectionName({ before, after }: SectionChange): string {
  const block = after ?? before;
  return block ? nameOfSection(block) : 'Settings';
}
