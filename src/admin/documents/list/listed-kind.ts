import { formatCount } from '#src/admin/parts/counts.ts';
import type { DocumentKind } from '#src/domains/documents/document.ts';

/** A kind of document that has a list with a trash. */
export interface ListedKind {
  kind: DocumentKind;
  /** one of them, in a sentence */
  noun: string;
  /** name of the list */
  label: string;
  /** address of the list */
  path: string;
  /** asks before some are deleted */
  deletePath: string;
}

export const untitled = ({ noun }: Pick<ListedKind, 'noun'>): string => `Untitled ${noun}`;

export const countOf = ({ noun }: Pick<ListedKind, 'noun'>, count: number): string =>
  formatCount(count, noun);

export type Deletion = 'trash' | 'purge';

export const parseDeletion = (value: unknown): Deletion | undefined =>
  value === 'trash' || value === 'purge' ? value : undefined;
