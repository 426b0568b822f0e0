import { data, Link } from 'react-router';
import { ADMIN_HOME } from './admin-address.ts';

export function loader() {
  return data(null, 404);
}

/** The 404 page for signed-in users, for any other URL under /admin. */
export default function AdminNotFound() {
  return (
    <>
      <title>Page not found | Cadron admin</title>
      <h1 className="admin-title">Page not found</h1>
      <p className="admin-intro">There is no admin page at this address.</p>
      <p>
        <Link className="text-link" to={ADMIN_HOME}>
          Go to the dashboard
        </Link>
      </p>
    </>
  );
}
