import type { z } from 'zod';
import type { BulkResult } from '#src/domains/media/assets.server.ts';
import type { libraryChangeSchema } from './library-change-schema.server.ts';

/** Files that one request changes; a larger selection is sent in parts. */
export const MAX_CHANGED = 500;

export type LibraryChange = z.output<typeof libraryChangeSchema>;

export type FailedFile = BulkResult['failed'][number];

export interface ChangeReport {
  ok: true;
  changed: readonly string[];
  failed: readonly FailedFile[];
  /** changes that take it back; empty when it cannot be taken back */
  undo: readonly LibraryChange[];
}

export type ChangeReply = ChangeReport | { ok: false; message: string };
