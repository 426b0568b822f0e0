import { Link } from 'react-router';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { ADMIN_HOME } from './admin-address.ts';

/** The 403 page: what was refused and who may do it. */
export const AccessRefused = ({ reason }: { reason: string }) => (
  <>
    <PageHead title="Not allowed" />
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
