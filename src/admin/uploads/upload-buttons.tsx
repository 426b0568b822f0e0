import { UploadLink } from './upload-row.tsx';
import { type InputHTMLAttributes, type MouseEvent, useId, useRef, useState } from 'react';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import { filesOfInput } from './chosen-files.ts';
import { startUpload } from './drop-zone.tsx';
import { FILE_TYPES } from '#src/domains/media/intake/file-types.ts';
import { Button } from '#src/admin/kit/button.tsx';
import { InputField } from '#src/admin/kit/input-field.tsx';
import { FormDialog } from '#src/admin/kit/dialog/form-dialog.tsx';
import { openUploads } from './upload-session.ts';

/** Types that a file dialog offers. Others can still be dropped: the server says why it refuses them. */
const ACCEPTED_TYPES = FILE_TYPES.map(({ contentType }) => contentType).join(',');

/** Closes the menu of a button. */
const fold = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest('details')?.removeAttribute('open');

/** All browsers know it, and React’s types do not. */
const DIRECTORY = { webkitdirectory: '' };

interface UploadButtonsProps {
  /** where the files go; empty for no folder */
  folder: string;
  onChosen?(keys: readonly string[]): void;
}

/** Chooses files, a folder, or the address of a file. */
export function UploadButtons({ folder, onChosen }: UploadButtonsProps) {
  const files = useRef<HTMLInputElement>(null);
  const folders = useRef<HTMLInputElement>(null);
  const [isAsking, setAsking] = useState(false);
  const isHydrated = useIsHydrated();
  const id = useId();
  const choose = (input: HTMLInputElement) => {
    const chosen = filesOfInput(input.files, folder);
    // So that choosing the same file again is a change.
    input.value = '';
    void startUpload(chosen).then((keys) => onChosen?.(keys));
  };
  const hidden: InputHTMLAttributes<HTMLInputElement> = {
    className: 'sr-only',
    type: 'file',
    multiple: true,
    tabIndex: -1,
    onChange: ({ currentTarget }) => choose(currentTarget),
  };
  return (
    <span className="upload-buttons inline-flex gap-2">
      <input
        {...hidden}
        ref={files}
        id={`${id}-files`}
        aria-label="Files to upload"
        accept={ACCEPTED_TYPES}
      />
      <input {...hidden} ref={folders} aria-label="Folder to upload" {...DIRECTORY} />
      <Button tone="primary" isDisabled={!isHydrated} onClick={() => files.current?.click()}>
        Upload files
      </Button>
      <details className="upload-more relative" name="upload-more">
        <summary className="btn btn-small btn-quiet" aria-label="More ways to upload">
          More
        </summary>
        <div className="absolute grid px-4 py-2 outlined rounded on-paper">
          <UploadLink
            onClick={(event) => {
              fold(event);
              folders.current?.click();
            }}
          >
            Upload a folder
          </UploadLink>
          <UploadLink
            onClick={(event) => {
              fold(event);
              setAsking(true);
            }}
          >
            Upload from an address
          </UploadLink>
        </div>
      </details>
      {isAsking ? (
        <AddressDialog
          folder={folder}
          onStarted={(key) => onChosen?.([key])}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </span>
  );
}

interface AddressDialogProps {
  folder: string;
  onStarted(key: string): void;
  onClose(): void;
}

/** Asks for the address of a file that the server fetches. */
function AddressDialog({ folder, onStarted, onClose }: AddressDialogProps) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const id = useId();
  const start = async () => {
    const url = addressOf(address);
    if (url === undefined) {
      setError('Enter the full address of a file, such as https://example.com/picture.jpg.');
      return;
    }
    try {
      onStarted((await openUploads()).addAddress(url, folder));
      onClose();
    } catch {
      setError('The upload could not start. Check your connection, and try again.');
    }
  };
  return (
    <FormDialog title="Upload from an address" submit="Upload" onSubmit={start} onClose={onClose}>
      <InputField
        id={`${id}-address`}
        label="Address of the file"
        hint={folder === '' ? undefined : `Goes to the folder “${folder}”`}
        error={error}
        inputMode="url"
        placeholder="https://"
        data-autofocus=""
        value={address}
        onChange={({ target }) => {
          setAddress(target.value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}

function addressOf(text: string): string | undefined {
  try {
    const url = new URL(text.trim());
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
