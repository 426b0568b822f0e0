import { InputField } from '#src/admin/parts/input-field.tsx';
import { useId, useState } from 'react';
import { Dialog } from '#src/admin/dialogs/dialog.tsx';
import { openUploads } from './upload-session.ts';

interface AddressDialogProps {
  folder: string;
  onStarted(key: string): void;
  onClose(): void;
}

/** Asks for the address of a file that the server fetches. */
export function AddressDialog({ folder, onStarted, onClose }: AddressDialogProps) {
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
    <Dialog labelledBy={`${id}-title`} className="confirm" onClose={onClose}>
      <form
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <h2 id={`${id}-title`}>Upload from an address</h2>
        <InputField
          id={`${id}-address`}
          label="Address of the file"
          hint={folder === '' ? undefined : `Goes to the folder “${folder}”`}
          error={error}
          type="url"
          inputMode="url"
          placeholder="https://"
          data-autofocus=""
          value={address}
          onChange={({ target }) => {
            setAddress(target.value);
            setError(undefined);
          }}
        />
        <div className="confirm-buttons">
          <button className="btn btn-small btn-quiet" type="button" onClick={onClose}>
            Cancel
          </button>
          <button className="btn btn-small btn-ink" type="submit">
            Upload
          </button>
        </div>
      </form>
    </Dialog>
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
