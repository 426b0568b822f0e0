import { formatCount } from '#src/admin/parts/counts.ts';
import type { UploadStore } from './upload-store.ts';

interface DuplicateChoiceProps {
  keys: readonly string[];
  store: UploadStore;
}

/** What to do with all files that the library has already; each row decides for its own. */
export function DuplicateChoice({ keys, store }: DuplicateChoiceProps) {
  if (keys.length < 2) return null;
  return (
    <div className="uploads-notice">
      <p>{formatCount(keys.length, 'file')} are in the library already.</p>
      <p className="uploads-buttons">
        <button
          className="btn btn-small btn-ink"
          type="button"
          onClick={() => store.takeExisting(keys)}
        >
          Use the existing ones
        </button>
        <button
          className="btn btn-small btn-quiet"
          type="button"
          onClick={() => store.uploadAnyway(keys)}
        >
          Upload all anyway
        </button>
      </p>
    </div>
  );
}
