import type { DocumentProblem } from '#src/domains/documents/document.ts';

/**
 * - blocks: a visitor would find something broken; it cannot be published
 * - warns: it could be better
 */
export type Severity = 'blocks' | 'warns';

/** Something that a check found. The place is empty if it concerns the whole document. */
export interface Finding extends DocumentProblem {
  /** id of the check */
  check: string;
  severity: Severity;
  /** the place, spelled for people: 'Search title', 'FAQ, item 2: Answer' */
  place: string;
}

/** What a check returns; `runChecks` adds the rest. */
export type Found = Pick<Finding, 'severity' | 'message'> &
  Partial<Pick<Finding, 'field' | 'block'>>;

export const blocks = (message: string, place: Place = {}): Found => ({
  severity: 'blocks',
  message,
  ...place,
});

export const warns = (message: string, place: Place = {}): Found => ({
  severity: 'warns',
  message,
  ...place,
});

/** A place in a document, without its message. */
export type Place = Partial<Pick<Finding, 'field' | 'block'>>;
