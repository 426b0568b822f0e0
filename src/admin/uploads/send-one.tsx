import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#src/admin/kit/button.tsx';
import { useUnsavedGuard } from '#src/admin/kit/dialog/use-unsaved-guard.ts';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import type { SendOptions, Sent } from './send-once.ts';
import './uploads.css';

interface SendOneProps {
  label: string;
  hint: string;
  accept?: string;
  send(file: File, options: SendOptions): Promise<Sent>;
  onSent(upload: string): unknown;
}

const LEAVE = {
  title: 'Stop the upload?',
  text: 'The file is not here completely. If you leave this page, you have to upload it again.',
  confirm: 'Stop and leave',
};
const NOT_STARTED = 'The upload could not start. Check your connection, and choose the file again.';

/** Takes one file, by choice or by drop, and sends it while the page is open. */
export function SendOne({ label, hint, accept, send, onSent }: SendOneProps) {
  const [sending, setSending] = useState<{ name: string; share: number }>();
  const [error, setError] = useState('');
  const [isOver, setOver] = useState(false);
  const stop = useRef<AbortController>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useIsHydrated();
  useUnsavedGuard({ isUnsaved: sending !== undefined, what: () => LEAVE });
  useEffect(() => () => stop.current?.abort(), []);

  async function take(file: File | undefined) {
    if (!file || sending) return;
    const { signal } = (stop.current = new AbortController());
    const onProgress = (share: number) => setSending({ name: file.name, share });
    setError('');
    onProgress(0);
    const sent = await send(file, { signal, onProgress }).catch(() => ({
      ok: false as const,
      message: NOT_STARTED,
    }));
    // What has arrived is not taken back when this goes.
    stop.current = undefined;
    // At once: `onSent` may leave the page, and the guard would ask.
    flushSync(() => setSending(undefined));
    if (sent.ok) onSent(sent.upload);
    else {
      setError(sent.message);
      input.current?.focus();
    }
  }

  return (
    <div
      className="send-one flex column items-start gap-3 p-6"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files[0]);
      }}
    >
      {sending ? (
        <>
          <p>
            Uploading <b>{sending.name}</b>: {Math.floor(sending.share * 100)}%
          </p>
          <progress value={sending.share} aria-label={`Uploading ${sending.name}`} />
          <Button onClick={() => stop.current?.abort()}>Stop the upload</Button>
        </>
      ) : (
        <>
          <label className="btn btn-small btn-copper" htmlFor="send-one">
            {label}
          </label>
          <input
            ref={input}
            id="send-one"
            className="sr-only"
            type="file"
            accept={accept}
            disabled={!isHydrated}
            aria-describedby="send-one-hint"
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0]);
              // So that choosing the same file again is a change.
              currentTarget.value = '';
            }}
          />
          <p className="note" id="send-one-hint">
            {hint}
          </p>
        </>
      )}
      <p className="sr-only" role="status">
        {sending ? `Uploading: ${Math.floor(sending.share * 10) * 10}%` : ''}
      </p>
      <div role="alert">{error ? <p className="form-error">{error}</p> : null}</div>
      <noscript>
        <p className="note">Uploading needs JavaScript.</p>
      </noscript>
    </div>
  );
}
