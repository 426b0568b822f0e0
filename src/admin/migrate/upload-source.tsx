import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import { importAddress } from './migrate-addresses.ts';
import { sendSource } from './send-source.ts';

type Sending = { name: string; share: number; stop: AbortController } | undefined;

/** Takes the file of the old site, by choice or by drop, and opens its import once it is here. */
export function UploadSource() {
  const [sending, setSending] = useState<Sending>();
  const [error, setError] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();

  async function send(file: File | undefined) {
    if (!file || sending) return;
    const stop = new AbortController();
    setError(undefined);
    setSending({ name: file.name, share: 0, stop });
    const sent = await sendSource(file, {
      signal: stop.signal,
      onProgress: (share) => setSending({ name: file.name, share, stop }),
    });
    setSending(undefined);
    if (input.current) input.current.value = '';
    if (sent.ok) await navigate(importAddress(sent.id));
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
      <div role="status">
        {sending ? (
          <>
            <p>
              Uploading {sending.name}: {Math.round(sending.share * 100)}%
            </p>
            <progress value={sending.share} aria-label="Upload" />
          </>
        ) : null}
      </div>
      {sending ? (
        <button
          type="button"
          className="btn btn-small btn-quiet"
          onClick={() => sending.stop.abort()}
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
            Or drop it here. Up to 200 MB. Nothing is changed until you have seen what it becomes.
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
