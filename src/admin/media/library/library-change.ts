import type { z } from 'zod';
import type { BulkResult } from '#src/domains/media/assets.server.ts';
import type { libraryChangeSchema } from './library-change-schema.server.ts';
import { countFiles } from './library-view.ts';

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

const MAX_NAMED = 6;

/** The first files by name and reason, and how many more there are. */
export function namesOf(failed: readonly FailedFile[]): string[] {
  const named = failed
    .slice(0, MAX_NAMED)
    .map(({ name, message }) => (name === '' ? message : `${name}: ${message}`));
  const more = failed.length - named.length;
  return [...new Set(named), ...(more > 0 ? [`And ${countFiles(more)} more.`] : [])];
}

export interface LibraryPermissions {
  edit: boolean;
  purge: boolean;
}

/** A download takes one connection and reads every file once. */
export const MAX_ZIP_FILES = 1_000;
export const MAX_ZIP_BYTES = 2_000_000_000;

export const ZIP_LIMITS =
  'One download has at most 1,000 files and 2 GB. Select fewer files, and download the rest separately.';
