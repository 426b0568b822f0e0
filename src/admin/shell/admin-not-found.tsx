import { missing } from '#src/admin/kit/screen.tsx';
import { ADMIN_HOME } from './admin-address.ts';

/** The 404 page for signed-in users, for any other URL under /admin. */
export function loader(): never {
  throw missing('Page not found', 'There is no admin page at this address.', {
    label: 'Go to the dashboard',
    to: ADMIN_HOME,
  });
}

/** Makes this a screen, within the frame of the admin area. */
export default function AdminNotFound() {
  return null;
}
