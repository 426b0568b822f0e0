import type { SentUpload } from '#src/domains/media/intake/sent-upload.ts';
import type { Upload } from './upload.ts';
import type { UploadApi } from './upload-api.ts';

/** A file to upload, and the folder of the library it goes to. */
export interface ChosenFile {
  file: File;
  folder: string;
}

/** How sending a file ended. */
export type SendEnd =
  | { type: 'outcome'; outcome: SentUpload }
  | { type: 'refused'; message: string }
  /** the server failed; trying again may help */
  | { type: 'failed'; message: string }
  /** no response, or one that says to come back later */
  | { type: 'disconnected' }
  | { type: 'session-ended' };

export interface SendEvents {
  onProgress(sent: number): void;
  /** the server has taken some of it */
  onAccepted(): void;
  onEnd(end: SendEnd): void;
}

/** Sends a file from where it stopped. @returns a function that stops it and keeps what has arrived */
export type SendFile = (upload: Upload, file: File, events: SendEvents) => () => void;

/** Where uploads are kept for a reload of the page. Failures are not reported: then nothing is kept. */
export interface KeptUploads {
  keep(upload: Upload, file: File | undefined): void;
  update(upload: Upload): void;
  forget(keys: readonly string[]): void;
  /** Uploads of earlier visits to go on with; those whose file is lost are without one. */
  take(): Promise<{ upload: Upload; file?: File }[]>;
  /** Whether a file is the one that an upload began with. */
  isSame(upload: Upload, file: File): Promise<boolean>;
}

export interface UploadStoreDeps {
  send: SendFile;
  api: UploadApi;
  kept: KeptUploads;
  newKey(): string;
  timers: { set(run: () => void, ms: number): unknown };
}
