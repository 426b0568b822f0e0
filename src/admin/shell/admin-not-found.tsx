import { data, Link } from 'react-router';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { ADMIN_HOME } from './admin-address.ts';

export function loader() {
  return data(null, 404);
}

/** The 404 page for signed-in users, for any other URL under /admin. */
export default function AdminNotFound() {
  return (
    <>
      <PageHead title="Page not found" intro="There is no admin page at this address." />
      <p>
        <Link className="text-link" to={ADMIN_HOME}>
          Go to the dashboard
        </Link>
      </p>
    </>
  );
}
