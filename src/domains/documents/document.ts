import type { Actor } from '#src/platform/activity/activity.ts';

/** Kinds of documents. All live the same life; `domains/content` defines how a page and a post differ. */
export const DOCUMENT_KINDS = ['page', 'post', 'story', 'template', 'section', 'frame'] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A block inside a document. The merge compares blocks by their ids. */
export interface DocumentBlock {
  /** unique within the document, stable across saves */
  id: string;
  type: string;
  props: unknown;
  /** kept for editors, and left out of everything that is public */
  hidden?: boolean | null | undefined;
}

/** The blocks that visitors see. */
export const visibleBlocks = <Block extends Pick<DocumentBlock, 'hidden'>>(
  blocks: readonly Block[],
): readonly Block[] => blocks.filter(({ hidden }) => hidden !== true);

/**
 * The content of a document as plain JSON. The merge treats nested objects field by field, `blocks` block by block and within
 * a block field by field, and every other array or value as one field.
 */
export interface DocumentContent {
  readonly [field: string]: unknown;
  readonly title: string;
  readonly blocks?: readonly DocumentBlock[];
}

/** The current state of a document that everyone edits. */
export interface WorkingCopy {
  id: string;
  kind: DocumentKind;
  /** rises by one with every accepted save; 0 for a built-in page that nobody has edited */
  version: number;
  content: DocumentContent;
  savedAt: Date;
  savedBy: Actor | null;
  /** a hash of the content while it is the text of a built-in page, which may change with a release under the same version */
  builtInHash?: string;
}

/** A whole state that an editor's browser wants to save. */
export interface SaveRequest {
  id: string;
  /** version the state is based on */
  base: number;
  /** `builtInHash` of the state it is based on, if it had one */
  builtInHash?: string | undefined;
  content: DocumentContent;
  by: Actor;
  /** chosen by the browser; a repeated request with it is accepted again without another save */
  saveId: string;
}

/** A message for the editor, with the place in the document that it is about. */
export interface DocumentProblem {
  /** such as `seo.title`, or the field of a block such as `headline` */
  field: string;
  /** id of the block */
  block?: string;
  message: string;
}

export type SaveResult =
  | { ok: true; version: number; savedAt: Date }
  /** someone else saved since `base`, or a release changed the built-in text: merge with `current`, then save on its version */
  | { ok: false; reason: 'outdated'; current: WorkingCopy }
  | { ok: false; reason: 'invalid'; problems: readonly DocumentProblem[] }
  /** the document was deleted for good, or is in the trash */
  | { ok: false; reason: 'gone' };
