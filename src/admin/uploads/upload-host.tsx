import { lazy, Suspense, useEffect } from 'react';
import { startUploads } from './upload-session.ts';
import { useUploads } from './use-uploads.ts';

const UploadTray = lazy(async () => ({ default: (await import('./upload-tray.tsx')).UploadTray }));

interface UploadHostProps {
  userId: string;
}

/** Shows the uploads of this tab on every screen. Part of the admin layout. */
export function UploadHost({ userId }: UploadHostProps) {
  useEffect(() => startUploads(userId), [userId]);
  const isShown = useUploads().length > 0;
  return isShown ? (
    <Suspense>
      <UploadTray />
    </Suspense>
  ) : null;
}
