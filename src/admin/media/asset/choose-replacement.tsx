import { refuseBeforeSending } from '#src/domains/media/intake/file-types.ts';
import { UPLOADS_PATH } from '#src/domains/media/intake/upload-server.ts';
import { useNavigate } from 'react-router';
import { SendOne } from '#src/admin/uploads/send-one.tsx';

/** Chooses, or takes by drag, the file that replaces another one, and sends it. */
export function ChooseReplacement({ id, accept }: { id: string; accept: string }) {
  const navigate = useNavigate();
  return (
    <SendOne
      label="Choose the new file"
      hint="Or drop it here. You compare both before anything changes."
      accept={accept}
      send={async (file, options) => {
        const message = refuseBeforeSending(file);
        if (message) return { ok: false, message };
        const { sendFile } = await import('#src/admin/uploads/send-once.ts');
        return sendFile(file, { ...options, endpoint: UPLOADS_PATH, metadata: { replaces: id } });
      }}
      onSent={(upload) => navigate(`?upload=${upload}`, { replace: true })}
    />
  );
}
