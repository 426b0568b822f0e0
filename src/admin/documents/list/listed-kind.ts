import { formatCount } from '#src/admin/parts/counts.ts';
import type { DocumentKind } from '#src/domains/documents/document.ts';
import type { Permission } from '#src/platform/auth/policy.ts';

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

/** What is needed to move documents to the trash, or to delete them for good, as a form or query asks for. */
export const permissionToDelete = (deletion: unknown): Permission =>
  deletion === 'purge' ? 'content.purge' : 'content.publish';

export type Deletion = 'trash' | 'purge';

export const parseDeletion = (value: unknown): Deletion | undefined =>
  value === 'trash' || value === 'purge' ? value : undefined;
