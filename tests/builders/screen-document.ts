import { randomUUID } from 'node:crypto';
import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';

/** A draft of a page as its editor's screen gets it. */
export const buildScreenDocument = (changes: Partial<ScreenDocument> = {}): ScreenDocument => ({
  id: randomUUID(),
  kind: 'page',
  version: 3,
  content: { title: 'Contact' },
  savedAt: '2026-11-22T15:00:00.000Z',
  savedBy: null,
  state: 'draft',
  lifeMark: '',
  titleSuffix: '',
  builtInPath: null,
  live: null,
  publish: null,
  unpublishAt: null,
  offlineSince: null,
  formerAddress: null,
  trashedAt: null,
  dueFailure: null,
  canReset: false,
  canTrash: true,
  ...changes,
});
