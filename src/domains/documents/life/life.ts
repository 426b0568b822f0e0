/**
 * Where a document stands.
 * - draft: never published
 * - scheduled: not public, and becomes public at `publish.at`
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

/** A revision and the public path it has or will have; null for kinds without one. */
export interface RevisionFacts {
  revision: number;
  /** version of the working copy that it was made from, or that was last typed back to its text */
  version: number;
  address: string | null;
}

/** The facts that a document's state follows from. Columns of `cms_documents`. */
export interface Life {
  /** version of the working copy */
  version: number;
  /** the revision that is public since its last change */
  live: (RevisionFacts & { since: Date }) | null;
  /**
   * The default page of `content/pages` that this document replaces. It is public while `live` is null and the document is
   * not offline. `version` is that of the working copy with its text: 0, what a reset made, or what was typed back. Stored
   * as the live version of a document without a live revision.
   */
  builtIn: { path: string; version: number } | null;
  firstPublishedAt: Date | null;
  /** set as long as it is not public, once it was */
  offlineSince: Date | null;
  /** the address it had when it was taken offline, which responds with 410. Stored as the live address */
  formerAddress: string | null;
  /** a revision that becomes public at a time, made when it was scheduled */
  publish: (RevisionFacts & { at: Date }) | null;
  unpublishAt: Date | null;
  trashedAt: Date | null;
  /** why a due change could not be made; until it can, nothing counts as changed */
  dueFailure: string | null;
}

/** The life of a new document, or of a built-in page that nobody has edited. */
export function startLife(builtInPath: string | null = null): Life {
  return {
    version: 0,
    live: null,
    builtIn: builtInPath === null ? null : { path: builtInPath, version: 0 },
    firstPublishedAt: null,
    offlineSince: null,
    formerAddress: null,
    publish: null,
    unpublishAt: null,
    trashedAt: null,
    dueFailure: null,
  };
}

/** Whether the default page of `content/pages` is public, as of the last change. */
export function showsBuiltIn({ builtIn, live, offlineSince, trashedAt }: Life): boolean {
  return builtIn !== null && live === null && offlineSince === null && trashedAt === null;
}

/** Whether anything is public, as of the last change. */
export const isPublic = (life: Life): boolean => life.live !== null || showsBuiltIn(life);

/** The version of the working copy that is public, as of the last change; null if none is. */
export function publicVersion(life: Life): number | null {
  if (life.live) return life.live.version;
  return showsBuiltIn(life) ? life.builtIn!.version : null;
}

/** The address where it is public, or was until it was taken offline; null if it never was or has none. */
export function lastAddress(life: Life): string | null {
  if (life.live) return life.live.address;
  return showsBuiltIn(life) ? life.builtIn!.path : life.formerAddress;
}

type Moment = Date | string | null;

/** The facts of a life that people decide on, as its columns store them. */
export interface LifeFacts {
  liveRevision: number | null;
  publishRevision: number | null;
  publishAt: Moment;
  unpublishAt: Moment;
  offlineSince: Moment;
  trashedAt: Moment;
}

/** Differs as soon as something else is public, scheduled or in the trash; stays the same while only text is saved. */
export const lifeMark = (facts: LifeFacts): string =>
  [
    facts.liveRevision ?? '',
    facts.publishRevision ?? '',
    ...[facts.publishAt, facts.unpublishAt, facts.offlineSince, facts.trashedAt].map((moment) =>
      moment === null ? '' : new Date(moment).getTime(),
    ),
  ].join('.');

/** The mark of a life that was read. */
export const markOf = ({ live, publish, ...life }: Life): string =>
  lifeMark({
    ...life,
    liveRevision: live?.revision ?? null,
    publishRevision: publish?.revision ?? null,
    publishAt: publish?.at ?? null,
  });

/** When something scheduled next becomes due; null for never. */
export function nextDueAt({ publish, unpublishAt }: Life): Date | null {
  if (!publish || !unpublishAt) return publish?.at ?? unpublishAt;
  return publish.at <= unpublishAt ? publish.at : unpublishAt;
}

/** Whether a document has been in the trash for so long that it may be deleted for good. */
export function isPurgeDue({ trashedAt }: Life, now: Date): boolean {
  return trashedAt !== null && now.getTime() - trashedAt.getTime() >= TRASH_DAYS * 24 * 3_600_000;
}
