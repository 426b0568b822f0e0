import { Link } from 'react-router';

/** In the place of what could not be read; the children say what that is, and that nothing is lost. */
export const Unreadable = ({ children }: { children: string }) => (
  <p className="admin-missing" role="alert">
    {children} Reload the page to try again; if it stays like this, look at Service on the{' '}
    <Link className="text-link" to="/admin">
      dashboard
    </Link>
    .
  </p>
);
