import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import { DOCUMENT_KINDS, type DocumentContent, type DocumentKind } from './document.ts';

const ofDocument = () =>
  uuid()
    .notNull()
    .references(() => documents.id, { onDelete: 'cascade' });

/** The title in search results and the description, for kinds that have them. */
export const searchTitleOf = sql`coalesce(nullif(content #>> '{seo,title}', ''), content ->> 'title')`;
export const descriptionOf = sql`content #>> '{seo,description}'`;

/** One row per document: its working copy, and where it stands in its life (`life.ts`). */
export const documents = pgTable(
  'cms_documents',
  {
    /** a post's document has the id of its row in `cms_blog_posts` */
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<DocumentKind>().notNull(),
    /** path of the default page that this document replaces */
    builtInPath: text().unique(),
    content: jsonb().$type<DocumentContent>().notNull(),
    /** copied from the content, so that lists and searches do not read it */
    title: text().generatedAlwaysAs((): SQL => sql`content ->> 'title'`),
    version: integer().notNull().default(0),
    /** version of the working copy that has the built-in text: 0, or what a reset made */
    builtInVersion: integer().notNull().default(0),
    savedAt: moment().notNull(),
    savedById: text(),
    savedByName: text(),
    /** the public path of the working copy; null for kinds without one */
    address: text(),

    /** what is public now; null while nothing is */
    liveRevision: integer(),
    /** version of the working copy that the live revision was made from */
    liveVersion: integer(),
    /** stays when it is taken offline: the address that responds with 410 */
    liveAddress: text(),
    liveSince: moment(),
    firstPublishedAt: moment(),
    /** when it was taken offline */
    offlineSince: moment(),
    /** the revision that becomes public at `publishAt` */
    publishAt: moment(),
    publishRevision: integer(),
    unpublishAt: moment(),
    trashedAt: moment(),
    /** who moved it there; stays when it is restored */
    trashedById: text(),
    trashedByName: text(),
    /** why a due change could not be made; shown as overdue */
    dueFailure: text(),

    createdAt: moment().notNull(),
    createdById: text(),
    createdByName: text(),
  },
  (table) => [
    check(
      'cms_documents_kind',
      sql`${table.kind} in ${sql.raw(`('${DOCUMENT_KINDS.join("', '")}')`)}`,
    ),
    check(
      'cms_documents_publish',
      sql`(${table.publishAt} is null) = (${table.publishRevision} is null)`,
    ),
    check(
      'cms_documents_live',
      sql`(${table.liveRevision} is null) = (${table.liveSince} is null)`,
    ),
    index('cms_documents_list').on(table.kind, table.savedAt.desc(), table.id),
    // Drafts of a reader come first in the list of posts.
    index('cms_documents_drafts')
      .on(table.kind, table.savedById)
      .where(sql`${table.liveRevision} is null and ${table.trashedAt} is null`),
    index('cms_documents_words').using(
      'gin',
      table.title.op('gin_trgm_ops'),
      table.address.op('gin_trgm_ops'),
    ),
    index('cms_documents_address').on(sql`lower(${table.address})`),
    index('cms_documents_live_address').on(sql`lower(${table.liveAddress})`),
    index('cms_documents_due')
      .on(sql`least(${table.publishAt}, ${table.unpublishAt})`)
      .where(sql`${table.publishAt} is not null or ${table.unpublishAt} is not null`),
    // Hash indexes, because texts may be longer than an entry of a B-tree.
    index('cms_documents_search_title').using('hash', sql`lower(${searchTitleOf})`),
    index('cms_documents_description').using('hash', sql`lower(${descriptionOf})`),
    index('cms_documents_trash')
      .on(table.trashedAt)
      .where(sql`${table.trashedAt} is not null`),
  ],
);

/** Numbers of documents, so that no list counts them. Triggers of `cms_documents` keep them (ADR 149). */
export const documentCounts = pgTable(
  'cms_document_counts',
  {
    kind: text().$type<DocumentKind>().notNull(),
    state: text().notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.state] })],
);

/** Every accepted save. A nightly job thins them out, except named ones (`thinning.ts`). */
export const documentCheckpoints = pgTable(
  'cms_document_checkpoints',
  {
    documentId: ofDocument(),
    version: integer().notNull(),
    content: jsonb().$type<DocumentContent>().notNull(),
    savedAt: moment().notNull(),
    savedById: text(),
    savedByName: text(),
    /** the browser's id of the save; finds a repeated request */
    saveId: uuid(),
    /** given by an editor; such a checkpoint is never deleted */
    name: text(),
    /** version of the checkpoint, or revision, that was restored */
    restoredFrom: text(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.version] }),
    uniqueIndex('cms_document_checkpoints_save').on(table.documentId, table.saveId),
    index('cms_document_checkpoints_saved')
      .on(table.savedAt)
      .where(sql`${table.name} is null`),
  ],
);

/** Published and scheduled states. A trigger refuses changes of a row (migration `documents_rules`). */
export const documentRevisions = pgTable(
  'cms_document_revisions',
  {
    documentId: ofDocument(),
    revision: integer().notNull(),
    /** version of the working copy that it was made from */
    version: integer().notNull(),
    content: jsonb().$type<DocumentContent>().notNull(),
    address: text(),
    createdAt: moment().notNull(),
    createdById: text(),
    createdByName: text(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.revision] }),
    index('cms_document_revisions_address').on(sql`lower(${table.address})`),
  ],
);

/** Links that show a working copy to people without an account. */
export const previewLinks = pgTable(
  'cms_preview_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    documentId: ofDocument(),
    /** SHA-256 of the token, so that the table grants no access */
    tokenHash: text().notNull().unique(),
    createdAt: moment().notNull(),
    createdById: text().notNull(),
    createdByName: text().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [index('cms_preview_links_document').on(table.documentId, table.createdAt.desc())],
);

/** Browser tabs that have a document open. */
export const presence = pgTable(
  'cms_presence',
  {
    documentId: ofDocument(),
    /** chosen by the tab */
    tabId: uuid().notNull(),
    userId: text().notNull(),
    userName: text().notNull(),
    /** id of the block, or name of the field, that has the focus; null for none */
    place: text(),
    seenAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.tabId] }),
    index('cms_presence_seen').on(table.seenAt),
  ],
);

/** Which document uses what. Derived from working copies and live revisions, in the transactions that change them. */
export const documentReferences = pgTable(
  'cms_document_references',
  {
    documentId: ofDocument(),
    /** true for the live and the scheduled revision, false for the working copy */
    isLive: boolean().notNull(),
    /** 'media' (path in the library; a folder ends in a slash), 'path' (of this site, normalized), 'section', 'template' (id of a document) */
    targetKind: text().notNull(),
    target: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.isLive, table.targetKind, table.target] }),
    index('cms_document_references_target').on(table.targetKind, table.target),
  ],
);
