import type { Base } from '#src/platform/base.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { DocumentKind, DocumentProblem } from './document.ts';
import type { DocumentAdapter } from './document-adapter.ts';
import type { BlockLabels } from './history/field-labels.ts';
import type { DocumentView } from './documents.server.ts';

/** Dependencies of the documents of the site. Ports are passed in by `src/wiring`. */
export interface EngineDeps extends Pick<Base, 'db' | 'clock' | 'log'> {
  adapters: Readonly<Record<DocumentKind, DocumentAdapter>>;
  /** submits changed addresses to search engines */
  searchEngineUpdates?: { enqueue(tx: Db, paths: readonly string[]): Promise<void> };
  /** makes the redirect of a document that has moved; paths are percent-encoded */
  followMove?(tx: Db, move: { from: string; to: string; by?: string }, now: Date): Promise<void>;
  /** what the form calls the fields of sections, by each kind that there is; default: any kind, and names made of those of the code */
  labels?: BlockLabels;
  /** checks that block a publication; called before its transaction, since they read from other connections */
  findBlockers?(document: DocumentView): Promise<readonly DocumentProblem[]>;
}
