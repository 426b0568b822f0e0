import { useNavigate } from 'react-router';
import { SendOne } from '#src/admin/uploads/send-one.tsx';
import { IMPORT_LIMITS } from '#src/domains/imports/import.ts';
import { importIdOf, IMPORT_UPLOADS_PATH } from '#src/domains/imports/import-upload.ts';
import { importAddress } from './migrate-addresses.ts';

const MAX_MB = IMPORT_LIMITS.bytes / 1_000_000;

/** Takes the file of the old site, and opens its import once it is here. */
export function UploadSource() {
  const navigate = useNavigate();
  return (
    <SendOne
      label="Choose the file"
      hint={`Or drop it here. Up to ${MAX_MB} MB. Nothing is written before you have seen what it becomes.`}
      send={async (file, options) => {
        const { sendFile } = await import('#src/admin/uploads/send-once.ts');
        return sendFile(file, { ...options, endpoint: IMPORT_UPLOADS_PATH });
      }}
      onSent={(upload) => navigate(importAddress(importIdOf(upload)))}
    />
  );
}
