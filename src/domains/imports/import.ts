import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { ImportRow, ItemRow } from './import-repository.server.ts';
import type { SourceColumn, SourceWarningKind } from './source.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** Where an import stands; between jobs a person decides. */
export type ImportPhase =
  | 'reading'
  | 'planned'
  | 'running'
  | 'paused'
  | 'done'
  | 'undoing'
  | 'undone'
  | 'canceled'
  | 'failed';

/** Those that are jobs. */
export const JOB_PHASES: readonly ImportPhase[] = ['reading', 'running', 'undoing'];

interface ImportStep {
  from: readonly ImportPhase[];
  to: ImportPhase;
}

/** Steps that a person can take with an import. Canceling ends it for good: what it has made stays, and can be taken back. */
export const STEPS = {
  /** reads the file again, with other choices */
  reread: { from: ['planned', 'failed'], to: 'reading' },
  start: { from: ['planned'], to: 'running' },
  pause: { from: ['running'], to: 'paused' },
  resume: { from: ['paused'], to: 'running' },
  cancel: { from: ['reading', 'planned', 'running', 'paused', 'failed'], to: 'canceled' },
  undo: { from: ['done', 'canceled', 'paused'], to: 'undoing' },
  /** tries those again that failed, in posts that nobody has edited since */
  retryPictures: { from: ['done'], to: 'running' },
} as const satisfies Record<string, ImportStep>;
export type StepName = keyof typeof STEPS;

/** The planned change of an item by a run. */
export type ItemChange =
  | 'new'
  | 'changed'
  | 'unchanged'
  /** it has changed at the source, and someone has edited it here since */
  | 'conflict'
  /** it could not be read */
  | 'unreadable';

export type ItemState = 'planned' | 'left-out' | 'done' | 'failed' | 'undone' | 'kept';

export interface ImportOptions {
  /** publishes what was public at the source; otherwise everything becomes a draft */
  publishes: boolean;
  /** folder of the library for its pictures */
  folder: string;
}

export interface ImportCounts {
  items: number;
  /** by what it is: `page`, `comment` */
  skipped: Record<string, number>;
  /** by kind, over all items */
  warnings: Partial<Record<SourceWarningKind, number>>;
  pictures: number;
  /** the authors, categories and tags of the source, the most frequent first */
  authors: readonly NamedCount[];
  tags: readonly NamedCount[];
  columns: readonly SourceColumn[];
  /** how the file as a whole was read, in sentences */
  notes: readonly string[];
}

/** A name of the source, and how many items have it. */
export interface NamedCount {
  key: string;
  name: string;
  count: number;
}

export const NO_COUNTS: ImportCounts = {
  items: 0,
  skipped: {},
  warnings: {},
  pictures: 0,
  authors: [],
  tags: [],
  columns: [],
  notes: [],
};

/** A document before a run changed it; of redirects, those that the run makes. */
export interface BeforeRun {
  content: DocumentContent;
  version: number;
  /** what was public */
  live: { revision: number; first: string; since: string } | null;
  /** it had the text of the release */
  isBuiltIn?: boolean;
  redirects?: readonly string[];
}

/** A worker that has not been heard of for this time is taken to be dead. */
export const DEAD_MS = 30_000;

/** Over these, a file is refused before anything is stored. */
export const IMPORT_LIMITS = { bytes: 200_000_000, items: 20_000, pictures: 10_000 } as const;

/** An import as screens show it. */
export type ImportView = ImportRow & {
  createdBy: Actor;
  /** items by what becomes of them, and by how far the run is */
  changes: Partial<Record<ItemChange, number>>;
  states: Partial<Record<ItemState, number>>;
};

export type ImportItemView = ItemRow;
