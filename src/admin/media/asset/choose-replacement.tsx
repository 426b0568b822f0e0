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
      send={async (file, options) =>
        (await import('./send-replacement.ts')).sendReplacement(file, id, options)
      }
      onSent={(upload) => navigate(`?upload=${upload}`, { replace: true })}
    />
  );
}
