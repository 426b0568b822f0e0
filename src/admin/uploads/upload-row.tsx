import { memo, useState } from 'react';
import { Link } from 'react-router';
import type { Upload } from './upload.ts';
import type { UploadStore } from './upload-store.ts';
import { stateOf } from './upload-words.ts';

interface UploadRowProps {
  upload: Upload;
  store: UploadStore;
}

/** One upload, with what can be done about it. */
export const UploadRow = memo(function UploadRow({ upload, store }: UploadRowProps) {
  const { key, name, folder, state, sent, bytes, asset } = upload;
  const isMoving = state === 'sending' || state === 'paused' || state === 'offline';
  return (
    <li className="uploads-row" data-state={state}>
      <div className="uploads-text">
        <span className="uploads-name" title={name}>
          {name}
        </span>
        <span className="uploads-state">{stateOf(upload)}</span>
        {folder === '' ? null : <span className="uploads-folder">{folder}</span>}
        {isMoving && bytes > 0 ? (
          <progress className="uploads-bar" aria-label={name} value={sent / bytes} />
        ) : null}
      </div>
      <div className="uploads-buttons">
        {state === 'done' && asset ? (
          <Link
            className="uploads-link"
            to={`/admin/media-library/${asset.id}`}
            aria-label={`Open ${asset.name}`}
          >
            Open
          </Link>
        ) : null}
        <RowButtons upload={upload} store={store} />
        {state === 'done' || state === 'refused' ? null : (
          <RowButton label={`Cancel ${name}`} onClick={() => store.cancel([key])}>
            Cancel
          </RowButton>
        )}
        {state === 'refused' ? (
          <RowButton label={`Remove ${name} from this list`} onClick={() => store.cancel([key])}>
            Remove
          </RowButton>
        ) : null}
      </div>
    </li>
  );
});

function RowButtons({ upload: { key, name, state }, store }: UploadRowProps) {
  switch (state) {
    case 'checking':
    case 'waiting':
    case 'sending':
      return (
        <RowButton label={`Pause ${name}`} onClick={() => store.pause([key])}>
          Pause
        </RowButton>
      );
    case 'paused':
      return (
        <RowButton label={`Resume ${name}`} onClick={() => store.resume([key])}>
          Resume
        </RowButton>
      );
    case 'offline':
    case 'failed':
      return (
        <RowButton label={`Retry ${name}`} onClick={() => store.retry([key])}>
          Retry
        </RowButton>
      );
    case 'duplicate':
      return (
        <>
          <RowButton label={`Use the existing ${name}`} onClick={() => store.takeExisting([key])}>
            Use the existing one
          </RowButton>
          <RowButton label={`Upload ${name} anyway`} onClick={() => store.uploadAnyway([key])}>
            Upload anyway
          </RowButton>
        </>
      );
    case 'lost-file':
      return <ChooseAgain uploadKey={key} name={name} store={store} />;
    case 'finishing':
    case 'signed-out':
    case 'refused':
    case 'done':
      return null;
  }
}

interface RowButtonProps {
  /** what a screen reader says; it starts like the text */
  label: string;
  onClick(): void;
  children: string;
}

const RowButton = ({ label, onClick, children }: RowButtonProps) => (
  <button className="uploads-link" type="button" aria-label={label} onClick={onClick}>
    {children}
  </button>
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
      <label className="uploads-link uploads-choose">
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
        <p className="uploads-wrong" role="alert">
          This is another file. Choose the same “{name}” again, or cancel.
        </p>
      ) : null}
    </>
  );
}
