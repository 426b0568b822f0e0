import type { DocumentProblem } from '#src/domains/documents/document.ts';
import type { ScreenDocument } from './screen-document.ts';
import type { StoredState } from './working-copy.ts';

/** Replies of the endpoints of a document: like the domain's types, with times in ISO 8601. */

const API = '/admin/api/documents';

export const documentApi = (id: string): string => `${API}/${encodeURIComponent(id)}`;
export const changeApi = (id: string): string => `${documentApi(id)}/change`;

export type SaveReply =
  | { ok: true; version: number; savedAt: string }
  | { ok: false; reason: 'outdated'; current: StoredState }
  | { ok: false; reason: 'invalid'; problems: readonly DocumentProblem[] }
  /** not stored, and not worth repeating */
  | { ok: false; reason: 'refused'; message: string };

export type ChangeReply =
  | { ok: true; document: ScreenDocument; notes: readonly string[] }
  /** nothing has changed; `message` says why, and `problems` where */
  | {
      ok: false;
      message: string;
      problems?: readonly DocumentProblem[];
      /** where it stands now, if it was decided on an older state */
      document?: ScreenDocument;
    };
