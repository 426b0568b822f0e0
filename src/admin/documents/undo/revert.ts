import { applyChoices } from '#src/domains/documents/merge/apply-choice.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { isEqualJson } from '#src/platform/json.ts';
import { mergeContent } from '#src/domains/documents/merge/merge.ts';

/** A change of the content by this editor. */
export interface EditStep {
  before: DocumentContent;
  after: DocumentContent;
}

interface Reverted {
  content: DocumentContent;
  /** it differs from the content that was given */
  isChanged: boolean;
  /** others have changed a part of what the step had changed; their text stays */
  isOverruled: boolean;
}

/** Takes a change back, and leaves everything else as it is now: what others have changed since stays, in the same field too. */
export function reverted({ before, after }: EditStep, now: DocumentContent): Reverted {
  const { merged, conflicts } = mergeContent(after, before, now);
  const choices = conflicts.map((conflict) => ({ conflict, choice: 'theirs' as const }));
  const content = applyChoices(merged, choices);
  const isChanged = !isEqualJson(content, now);
  return { content: isChanged ? content : now, isChanged, isOverruled: conflicts.length > 0 };
}
