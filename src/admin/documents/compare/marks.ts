import type { SectionChange, SectionChangeKind } from '#src/domains/documents/diff-sections.ts';
import type { Marks } from './picture-sections.ts';

/** What is marked in the pictures before and after. */
export function marksOf(changes: readonly SectionChange[]): readonly [Marks, Marks] {
  const [before, after] = [
    new Map<string, SectionChangeKind>(),
    new Map<string, SectionChangeKind>(),
  ];
  for (const { id, kinds, ...change } of changes) {
    const [kind] = kinds;
    if (id === null || !kind) continue;
    if (change.before) before.set(id, kind);
    if (change.after) after.set(id, kind);
  }
  return [before, after];
}
