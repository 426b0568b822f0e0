/**
 * Where a document stands.
 * - draft: never published
 * - scheduled: not public, and becomes public at `publishAt`
 * - published: the working copy is what the public sees
 * - changed: public, and the working copy has changed since
 * - unpublished: was public, and was taken offline
 * - trash: deleted, and can be restored for `TRASH_DAYS`
 */
export const DOCUMENT_STATES = [
  'draft',
  'scheduled',
  'published',
  'changed',
  'unpublished',
  'trash',
] as const;

export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** How long a document stays in the trash before a nightly job deletes it for good. */
export const TRASH_DAYS = 30;

/** The facts that a document's state follows from. Columns of `cms_documents`. */
export interface Life {
  /** version of the working copy */
  version: number;
  /** what is public since its last change; a built-in page without a revision of its own is public too */
  live: { revision: number; version: number; address: string | null; since: Date } | null;
  /** whether the default page of `content/pages` is public while `live` is null and it is not offline */
  isBuiltIn: boolean;
  firstPublishedAt: Date | null;
  offlineSince: Date | null;
  /** a revision that becomes public at a time, made when it was scheduled */
  publish: { at: Date; revision: number; version: number; address: string | null } | null;
  unpublishAt: Date | null;
  trashedAt: Date | null;
}
