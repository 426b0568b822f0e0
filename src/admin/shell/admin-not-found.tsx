import { data, Link } from 'react-router';
import { ADMIN_HOME } from './admin-address.ts';

export function loader() {
  return data(null, 404);
}

/** Any other address below /admin, for those who are signed in. */
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
