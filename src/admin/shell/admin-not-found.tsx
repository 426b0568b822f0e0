import { data } from 'react-router';
import { NotFoundPanel } from '#src/admin/parts/not-found-panel.tsx';
import { ADMIN_HOME } from './admin-address.ts';

export function loader() {
  return data(null, 404);
}

/** The 404 page for signed-in users, for any other URL under /admin. */
export default function AdminNotFound() {
  return (
    <NotFoundPanel title="Page not found" back={{ label: 'Go to the dashboard', to: ADMIN_HOME }}>
      There is no admin page at this address.
    </NotFoundPanel>
  );
}
