import { Link } from 'react-router';
import { ADMIN_HOME } from './admin-address.ts';

/** The 403 page: what was refused and who may do it. */
export const AccessRefused = ({ reason }: { reason: string }) => (
  <>
    <title>Not allowed | Cadron admin</title>
    <h1 className="admin-title">Not allowed</h1>
    <p className="admin-intro admin-measure">
      {reason} Nothing was changed. If you need this for your work, ask an owner to change your
      role.
    </p>
    <p>
      <Link className="text-link" to={ADMIN_HOME}>
        Go to the dashboard
      </Link>
    </p>
  </>
);
