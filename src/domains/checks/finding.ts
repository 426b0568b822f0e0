import type { DocumentProblem } from '#src/domains/documents/document.ts';
import type { Found as FoundOnPage } from '#src/domains/seo/findings/finding.ts';
import type { CheckId } from './catalogue.ts';
import type { Severity } from './severity.ts';

/** A place in a document; empty for all of it. */
export type Place = Partial<Pick<DocumentProblem, 'field' | 'block'>>;

/** The result of a rule. */
export interface Found extends Place, Omit<FoundOnPage, 'field'> {
  check: CheckId;
}

/** Something that a check found in a working copy. The place is empty if it concerns the whole document. */
export interface Finding extends DocumentProblem {
  check: CheckId;
  severity: Severity;
  /** the place, spelled for people: 'Search title', 'FAQ, item 2: Answer' */
  place: string;
}

export const found = (
  check: CheckId,
  message: string,
  rest: Omit<Found, 'check' | 'message'> = {},
): Found => ({ check, message, ...rest });

/** The place of a fact, without the rest of it. */
export const placeOf = ({ block, field }: Place): Place => ({
  ...(block !== undefined && { block }),
  ...(field !== undefined && { field }),
});

/** A list of it, empty unless something is wrong. */
export const foundIf = (isWrong: boolean, ...finding: Parameters<typeof found>): Found[] =>
  isWrong ? [found(...finding)] : [];
