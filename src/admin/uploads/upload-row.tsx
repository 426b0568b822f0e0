import { memo, type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#src/admin/kit/button.tsx';
import { type Upload, type UploadState, stateOf } from './upload.ts';
import type { UploadStore } from './upload-store.ts';

interface UploadRowProps {
  upload: Upload;
  store: UploadStore;
}

/** One upload, with what can be done about it. */
export const UploadRow = memo(function UploadRow({ upload, store }: UploadRowProps) {
  const { key, name, folder, state, sent, bytes, asset } = upload;
  const isMoving = state === 'sending' || state === 'paused' || state === 'offline';
  return (
    <li className="uploads-row row wraps apart gap-x-4" data-state={state}>
      <div className="uploads-text grid min-0">
        <span className="clip medium" title={name}>
          {name}
        </span>
        <span className="uploads-state breaks nums">{stateOf(upload)}</span>
        {folder === '' ? null : <span className="uploads-folder muted breaks nums">{folder}</span>}
        {isMoving && bytes > 0 ? (
          <progress
            className="uploads-bar block rigid full"
            aria-label={name}
            value={sent / bytes}
          />
        ) : null}
      </div>
      <div className="flex wraps gap-x-4">
        {state === 'done' && asset ? (
          <Link
            className="text-link tap-link bold small"
            to={`/admin/media-library/${asset.id}`}
            aria-label={`Open ${asset.name}`}
          >
            Open
          </Link>
        ) : null}
        {BUTTONS[state].map(({ text, around: [before, after], does }) => (
          <UploadLink
            key={text}
            label={`${before} ${name}${after}`}
            onClick={() => store[does]([key])}
          >
            {text}
          </UploadLink>
        ))}
        {state === 'lost-file' ? <ChooseAgain uploadKey={key} name={name} store={store} /> : null}
      </div>
    </li>
  );
});

interface RowButton {
  text: string;
  /** what a screen reader says around the name; it starts like the text */
  around: readonly [before: string, after: string];
  does: 'pause' | 'resume' | 'retry' | 'takeExisting' | 'uploadAnyway' | 'cancel';
}

const button = (does: RowButton['does'], text: string, before = text, after = ''): RowButton => ({
  does,
  text,
  around: [before, after],
});

const CANCEL = button('cancel', 'Cancel');
const MOVING = [button('pause', 'Pause'), CANCEL];
const STOPPED = [button('retry', 'Retry'), CANCEL];

const BUTTONS: Readonly<Record<UploadState, readonly RowButton[]>> = {
  checking: MOVING,
  waiting: MOVING,
  sending: MOVING,
  paused: [button('resume', 'Resume'), CANCEL],
  offline: STOPPED,
  failed: STOPPED,
  duplicate: [
    button('takeExisting', 'Use the existing one', 'Use the existing'),
    button('uploadAnyway', 'Upload anyway', 'Upload', ' anyway'),
    CANCEL,
  ],
  'lost-file': [CANCEL],
  finishing: [CANCEL],
  'signed-out': [CANCEL],
  refused: [button('cancel', 'Remove', 'Remove', ' from this list')],
  done: [],
};

interface UploadLinkProps {
  /** what a screen reader says, if that is more than the text */
  label?: string;
  onClick(event: MouseEvent<HTMLElement>): void;
  children: string;
}

/** A button of the list of uploads. */
export const UploadLink = ({ label, onClick, children }: UploadLinkProps) => (
  <Button className="text-link tap-link bold small" aria-label={label} onClick={onClick}>
    {children}
  </Button>
);

interface ChooseAgainProps {
  uploadKey: string;
  name: string;
  store: UploadStore;
}

/** Takes the file that the browser lost in a reload. Only what had not arrived is sent. */
function ChooseAgain({ uploadKey, name, store }: ChooseAgainProps) {
  const [isWrong, setWrong] = useState(false);
  return (
    <>
      <label className="text-link tap-link bold small pointer uploads-choose">
        Choose file
        <input
          className="sr-only"
          type="file"
          aria-label={`Choose ${name} again`}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void store.choose(uploadKey, file).then((isSame) => setWrong(!isSame));
            target.value = '';
          }}
        />
      </label>
      {isWrong ? (
        <p className="full brick" role="alert">
          This is another file. Choose the same “{name}” again, or cancel.
        </p>
      ) : null}
    </>
  );
}
