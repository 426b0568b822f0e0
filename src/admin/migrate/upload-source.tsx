import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useUnsavedGuard } from '#src/admin/dialogs/use-unsaved-guard.ts';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import { sendFile } from '#src/admin/uploads/send-once.ts';
import { IMPORT_LIMITS } from '#src/domains/imports/import.ts';
import { importIdOf, IMPORT_UPLOADS_PATH } from '#src/domains/imports/import-upload.ts';
import { importAddress } from './migrate-addresses.ts';

type Sending = { name: string; share: number } | undefined;

const MAX_MB = IMPORT_LIMITS.bytes / 1_000_000;
const LEAVE = {
  title: 'Stop the upload?',
  text: 'The file is not here completely. If you leave this page, you have to upload it again.',
  confirm: 'Stop and leave',
};

/** Takes the file of the old site, by choice or by drop, and opens its import once it is here. */
export function UploadSource() {
  const [sending, setSending] = useState<Sending>();
  const [opened, setOpened] = useState<string>();
  const [error, setError] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const stop = useRef<AbortController>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();

  useUnsavedGuard({ isUnsaved: sending !== undefined, what: () => LEAVE });
  // Not before the guard knows that nothing is lost.
  useEffect(() => {
    if (opened !== undefined) void navigate(importAddress(opened));
  }, [opened, navigate]);
  useEffect(() => () => stop.current?.abort(), []);

  async function send(file: File | undefined) {
    if (!file || sending) return;
    const { size, name } = file;
    if (input.current) input.current.value = '';
    if (size === 0) return setError(`${name} is empty. Export it again.`);
    if (size > IMPORT_LIMITS.bytes)
      return setError(
        `${name} is larger than ${MAX_MB} MB. Export it in parts, and import them one after the other.`,
      );
    stop.current = new AbortController();
    setError(undefined);
    setSending({ name, share: 0 });
    const sent = await sendFile(file, {
      endpoint: IMPORT_UPLOADS_PATH,
      signal: stop.current.signal,
      onProgress: (share) => setSending({ name, share }),
    });
    setSending(undefined);
    if (sent.ok) setOpened(importIdOf(sent.upload));
    else if (sent.message !== '') setError(sent.message);
  }

  return (
    <div
      className="migrate-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void send(event.dataTransfer.files[0]);
      }}
    >
      {sending ? (
        <>
          <p>
            Uploading <b>{sending.name}</b>: {Math.floor(sending.share * 100)}%
          </p>
          <progress value={sending.share} aria-label="Upload" />
        </>
      ) : null}
      <p className="sr-only" role="status">
        {sending ? `Uploading: ${Math.floor(sending.share * 10) * 10}%` : ''}
      </p>
      {sending ? (
        <button
          type="button"
          className="btn btn-small btn-quiet"
          onClick={() => stop.current?.abort()}
        >
          Stop the upload
        </button>
      ) : (
        <>
          <label className="btn btn-small btn-copper" htmlFor="source">
            Choose the file
          </label>
          <input
            ref={input}
            id="source"
            className="sr-only"
            type="file"
            disabled={!isHydrated}
            aria-describedby="source-hint"
            onChange={(event) => void send(event.currentTarget.files?.[0])}
          />
          <p className="note" id="source-hint">
            Or drop it here. Up to {MAX_MB} MB. Nothing is written before you have seen what it
            becomes.
          </p>
        </>
      )}
      <div role="alert">{error ? <p className="form-error">{error}</p> : null}</div>
      <noscript>
        <p className="note">Uploading needs JavaScript.</p>
      </noscript>
    </div>
  );
}
