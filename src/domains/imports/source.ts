import type { WholeItem } from './site-archive.ts';
import type { STATES } from './source-values.ts';

/** A post's visibility in its system. Only `published` was public there, for everyone and without a password. */
export type SourceState = keyof typeof STATES | 'unknown';

/**
 * Begins the addresses of what is in the source and nowhere else: pictures, which `find` knows, and other items. Whatever still has it in the
 * end is no address: a link becomes text, a picture is missing.
 */
export const SOURCE_ORIGIN = 'https://source.invalid';

/** A name with what the source calls it; `key` is what other items refer to it by. */
export interface SourceName {
  key: string;
  /** empty if the source has only the key, such as a login: a person says which name it is, or a stand-in is shown */
  name: string;
}

/**
 * A time as the source wrote it. `local` has no zone: it is read in the zone that the person chose, the site's by default.
 * A day without a time stays that day in every zone.
 */
export type SourceTime = { instant: string } | { local: string } | { day: string };

/** Something worth knowing about an item. Items are grouped by `kind`. */
export interface SourceWarning {
  kind: SourceWarningKind;
  /** a sentence without a period, which names what it is about: `The shortcode [contact-form-7] has no place in a post` */
  text: string;
  /** the words right before it, if it has a place in the text */
  after?: string;
}

export type SourceWarningKind =
  /** has no place in a body: shortcodes, embeds, scripts, fields of forms */
  | 'left-out'
  /** a picture or file that is not in the source */
  | 'missing-file'
  /** a date that cannot be read, or that is made up */
  | 'date'
  /** a title, slug or author that was made up or changed */
  | 'made-up'
  /** not public because of what the source says */
  | 'state'
  /** cut off, damaged or of an unexpected shape */
  | 'damaged';

/** One post of another system. Nothing in it is checked: it may hold anything that a file can. */
export interface SourceItem {
  /** stable within the source across exports, so that a second import finds it: the number of the system, or the path in an archive */
  id: string;
  /** where it stands, for people: `item 14`, `row 3`, `posts/2024-01-05-hello.md` */
  place: string;
  /** empty if there is none */
  title: string;
  slug?: string | undefined;
  /** cleaned by `domains/content/foreign` and by nothing else */
  body: { format: 'html' | 'markdown'; text: string };
  /**
   * what relative addresses in the text start from (`ForeignOptions.base`): the address of the item, or its place in the source
   * (`SOURCE_ORIGIN`). A link to the base of another item is a link to it
   */
  base?: string | undefined;
  excerpt?: string | undefined;
  state: SourceState;
  /** false if it was public, but in no list of posts; default: true */
  isListed?: boolean | undefined;
  publishedAt?: SourceTime | undefined;
  author?: SourceName | undefined;
  /** the primary one first */
  categories: SourceName[];
  tags: SourceName[];
  seo: {
    title?: string | undefined;
    description?: string | undefined;
    canonical?: string | undefined;
    noindex?: boolean | undefined;
    image?: string | undefined;
  };
  cover?: { address: string; alt?: string | undefined } | undefined;
  /** the public address and former ones, absolute or as paths with query: redirects are made of them */
  addresses: string[];
  warnings: SourceWarning[];
  /** taken over as it is, in place of a post: then only `id`, `place`, `title` and `warnings` count */
  whole?: WholeItem | undefined;
}

/** An event of reading a source, in its order. */
export type SourceEvent =
  | { type: 'item'; item: SourceItem }
  /** something that is no post, and is only counted: `page`, `menu item`, `comment` */
  | { type: 'skipped'; what: string }
  /** something that could not be read, while the rest goes on */
  | { type: 'problem'; place: string; message: string };

/** A file that a person uploaded, on the disk of the process that reads it. */
export interface SourceFile {
  /** its name on the person's computer */
  name: string;
  /** on disk: adapters read it as often as they need to, as a stream or at random */
  path: string;
  bytes: number;
}

/** A picture or file of a source: its bytes, or where they are on the internet. */
export type FoundFile =
  | { name: string; open(): Promise<NodeJS.ReadableStream> }
  | { address: string };

/** A source that was opened. Closing it frees what it holds. */
export interface OpenSource {
  /**
   * The picture of an address as it stands in the text of an item: an archive that has pictures finds them.
   * @param from `place` of the item, to which relative addresses belong
   * @returns undefined if the source does not have it
   */
  find(address: string, from: string): Promise<FoundFile | undefined>;
  /** what names this source among others of its kind, such as the address of the old site; its items are known by it */
  origin: string;
  /** origins of the old site: links to them are links between items, or to be redirected */
  sites: string[];
  /** of a table: its columns beside what is in the first rows, and the field of each; empty for one that is left out */
  columns?: readonly SourceColumn[];
  /** how the file as a whole was read, in sentences: such as how its tags are divided */
  notes?: readonly string[];
  read(): AsyncIterable<SourceEvent>;
  close(): Promise<void>;
}

export interface SourceColumn {
  name: string;
  field: string;
  samples: readonly string[];
}

/** How a person wants a source to be read. */
export interface ImportMapping {
  /** of times without one; default: the site's */
  timeZone?: string;
  /** our names by theirs: authors, and categories and tags. An empty name leaves them out */
  authors: Readonly<Record<string, string>>;
  tags: Readonly<Record<string, string>>;
  /** for tables: the field of each column, by its name in the file; an empty one is left out. Default: by the names of the columns */
  columns?: Readonly<Record<string, string>>;
  /** address of the old site, for sources that do not name it */
  site?: string;
}

/** Options of it that an adapter may need. */
export type SourceOptions = {
  [Option in 'columns' | 'site']?: ImportMapping[Option] | undefined;
};

/** One kind of file of another system. Another system is another adapter, and a line in `sources.ts`. */
export interface SourceAdapter {
  id: string;
  /** as people call it: `WordPress` */
  name: string;
  /** what to upload, in one sentence */
  help: string;
  /** @param head the first 64 KB, or of an archive the names of its entries in lines */
  recognizes(file: SourceFile, head: string): boolean;
  /** @throws SourceError if the file as a whole cannot be read */
  open(file: SourceFile, options: SourceOptions): Promise<OpenSource>;
}

/** Why a file as a whole was refused. The message is for the person who uploaded it. */
export class SourceError extends Error {
  override name = 'SourceError';
}
