import type { SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { DocumentContent, DocumentProblem } from './document.ts';

export type ParsedContent =
  | { ok: true; content: DocumentContent }
  | { ok: false; problems: readonly DocumentProblem[] };

/** Something that a document uses, by the column names of `cms_document_references`. */
export interface DocumentReference {
  targetKind: 'media' | 'path' | 'section' | 'template';
  target: string;
}

/** Facts of a working copy that lists show and search in, besides its title and address. */
export interface ListedFacts {
  category: string;
  tags: readonly string[];
  author: string | null;
  /** whether the public listing shows it once it is public */
  isListed: boolean;
  /** its date, if it has one of its own */
  date: Date | null;
  words: number;
  /** id of the document it was made from */
  template: string | null;
  /** what a search looks in */
  text: string;
}

/** A document as its adapter sees it. */
export interface AdaptedDocument {
  id: string;
  /** path of the default page that it replaces */
  builtInPath: string | null;
  createdAt: Date;
}

/** A revision that becomes public. */
export interface Publication {
  revision: number;
  content: DocumentContent;
  /** when it became or becomes public: for a scheduled one, the scheduled moment */
  at: Date;
  firstPublishedAt: Date;
}

/** Content that exists outside of `cms_documents` and gets a document of its own. */
export interface UntrackedContent {
  /** undefined for a new id */
  id?: string;
  builtInPath?: string;
  content: DocumentContent;
  createdAt: Date;
  /** when it was last saved */
  savedAt: Date;
  /** since when it is public; null for a draft and for a built-in page */
  liveSince: Date | null;
}

/** A kind of document: where it differs from the others. */
export interface DocumentAdapter {
  /**
   * Checks only the shape of content, since a draft may be incomplete: the types of known fields, and unique block ids. Fills
   * in missing fields.
   */
  parse(content: unknown): ParsedContent;
  /** Set for a kind that is always public: it cannot go offline or to the trash. */
  isPermanent?: true;
  /** name of the field that decides the address */
  addressField: string;
  /** The public path; null for a kind without one, and for content that does not have one yet. */
  addressOf(content: DocumentContent): string | null;
  /** Why content cannot be published at a moment; empty if it can. Addresses are checked by `refuseAddress`. */
  problemsOfPublication(
    document: AdaptedDocument,
    content: DocumentContent,
    at: Date,
  ): readonly DocumentProblem[];
  /** Why a document may not have an address, regardless of other documents; undefined if it may. Called under a lock. */
  refuseAddress(tx: Db, address: string, document: AdaptedDocument): Promise<string | undefined>;
  /** Whether search engines may list it. */
  isIndexable(content: DocumentContent): boolean;
  /** Replaces what is public by a revision. */
  show(tx: Db, document: AdaptedDocument, publication: Publication): Promise<void>;
  /** Takes the document offline, also a built-in page that has no revision. */
  hide(tx: Db, document: AdaptedDocument, at: Date): Promise<void>;
  /** Shows the built-in text again, in place of a revision or nothing. */
  showBuiltIn?(tx: Db, document: AdaptedDocument): Promise<void>;
  /** The built-in content of a path. */
  builtIn?(path: string): DocumentContent | undefined;
  /** A batch of content without a document; empty if there is none. */
  findUntracked?(db: Db, known: KnownDocuments): Promise<UntrackedContent[]>;
  /** Set for a kind that shows up inside of other documents, which change with it. */
  isPart?: true;
  /**
   * Notes that a part of documents has changed, so that what they show is newer than their revisions.
   * @returns the addresses of those that search engines may list
   */
  notePartChange?(tx: Db, ids: readonly string[], at: Date): Promise<string[]>;
  /** Facts of content for lists, for kinds that are listed by more than their title. */
  facts?(content: DocumentContent): ListedFacts;
  /** References of content. */
  references?(content: DocumentContent): readonly DocumentReference[];
}

/** The documents of a kind that exist already. */
export interface KnownDocuments {
  /** a query of their ids, and those of other kinds */
  ids: SQL;
  builtInPaths: ReadonlySet<string>;
  now: Date;
}
