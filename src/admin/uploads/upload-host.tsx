import { useEffect } from 'react';
import { deferred } from '#src/admin/kit/dialog/deferred.tsx';
import { startUploads, useUploads } from './upload-session.ts';

const UploadTray = deferred(
  () => import('./upload-tray.tsx').then((module) => module.UploadTray),
  'The list of uploads',
);

interface UploadHostProps {
  userId: string;
}

/** Shows the uploads of this tab on every screen. Part of the admin layout. */
export function UploadHost({ userId }: UploadHostProps) {
  useEffect(() => startUploads(userId), [userId]);
  const isShown = useUploads().length > 0;
  return isShown ? <UploadTray /> : null;
}
