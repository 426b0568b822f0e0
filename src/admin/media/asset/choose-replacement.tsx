import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';

type State = { type: 'idle'; message?: string } | { type: 'sending'; name: string; share: number };

const NOT_STARTED = 'The upload could not start. Check your connection, and choose the file again.';

/** Chooses, or takes by drag, the file that replaces another one, and sends it. */
export function ChooseReplacement({ id, accept }: { id: string; accept: string }) {
  const [state, setState] = useState<State>({ type: 'idle' });
  const [isOver, setOver] = useState(false);
  const sending = useRef<AbortController | undefined>(undefined);
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  useEffect(() => () => sending.current?.abort(), []);

  async function send(file: File | undefined) {
    if (!file || sending.current) return;
    const control = new AbortController();
    sending.current = control;
    setState({ type: 'sending', name: file.name, share: 0 });
    const sent = await import('./send-replacement.ts').then(
      ({ sendReplacement }) =>
        sendReplacement(file, id, {
          signal: control.signal,
          onProgress: (share) => setState({ type: 'sending', name: file.name, share }),
        }),
      () => ({ ok: false as const, message: NOT_STARTED }),
    );
    sending.current = undefined;
    if (sent.ok) await navigate(`?upload=${sent.upload}`, { replace: true });
    else setState({ type: 'idle', ...(sent.message && { message: sent.message }) });
  }

  if (!isHydrated)
    return (
      <noscript>
        <p className="asset-sheet note">Replacing a file needs JavaScript.</p>
      </noscript>
    );
  if (state.type === 'sending')
    return (
      <div className="asset-sheet asset-drop" role="status">
        <p>Sending {state.name}</p>
        <progress value={state.share} max={1} aria-label={`Sending ${state.name}`} />
        <button
          className="btn btn-small btn-quiet"
          type="button"
          onClick={() => sending.current?.abort()}
        >
          Cancel
        </button>
      </div>
    );
  return (
    <div
      className="asset-sheet asset-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void send(event.dataTransfer.files[0]);
      }}
    >
      <label className="field-label" htmlFor="replacement">
        The new file
      </label>
      <input
        id="replacement"
        className="asset-file"
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => void send(currentTarget.files?.[0])}
      />
      <p className="note">Or drop it here. You compare both before anything changes.</p>
      <div role="alert">{state.message ? <p className="form-error">{state.message}</p> : null}</div>
    </div>
  );
}
