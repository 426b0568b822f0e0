import type { SectionChange } from '#src/domains/documents/diff-sections.ts';
import { changeName } from '../section-changes.tsx';

/** `FAQ, Questions buyers ask` */
export function sectionName(change: SectionChange): string {
  const { kind, heading } = changeName(change);
  return [kind, heading].filter(Boolean).join(', ');
}
