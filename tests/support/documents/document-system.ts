import type { Documents } from '#src/domains/documents/documents.server.ts';
import type {
  DocumentBlock,
  DocumentContent,
  DocumentKind,
} from '#src/domains/documents/document.ts';
import type { Clock } from '#src/platform/clock/clock.ts';

/** What a visitor of an address gets, after redirects. */
export type Visit = DocumentContent | 'gone' | 'not-found';

/** What the model drives: the pure functions in memory, or the real documents on a database. */
export interface DocumentSystem extends Pick<
  Documents,
  | 'find'
  | 'create'
  | 'save'
  | 'change'
  | 'purge'
  | 'history'
  | 'contentOf'
  | 'nameCheckpoint'
  | 'restore'
> {
  /** What a visitor sees. A system that serves only its kind's content may leave out fields that visitors never see. */
  visit(address: string): Promise<Visit>;
  /** Runs the nightly job that deletes checkpoints. */
  thin(): Promise<void>;
}

/** @param clock the model's clock; the system must not use another */
export type CreateSystem = (clock: Clock) => Promise<DocumentSystem>;

/** Valid contents of one kind. Every token is a word that no other content has. */
export interface Samples {
  kind: DocumentKind;
  content(token: string): DocumentContent;
  block(token: string): DocumentBlock;
  /** replaces the text of a block */
  reword(block: DocumentBlock, token: string): DocumentBlock;
  /** moves a content to an address that contains the token, in lower case */
  move(content: DocumentContent, token: string): DocumentContent;
  addressOf(content: DocumentContent): string;
}

/** Contents for systems that do not validate them. */
export const plainSamples: Samples = {
  kind: 'page',
  content: (token) => ({
    path: `/${token}`,
    title: token,
    seo: { description: token },
    blocks: [plainSamples.block(token)],
  }),
  block: (token) => ({ id: token, type: 'rich-text', props: { text: token, tone: 'paper' } }),
  reword: (block, token) => ({ ...block, props: { text: token, tone: 'paper' } }),
  move: (content, token) => ({ ...content, path: `/${token}` }),
  addressOf: (content) => String(content['path']),
};
