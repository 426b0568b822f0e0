import { Link } from 'react-router';

/** An error message in place of data that could not be read. The children say what failed. */
export const LoadError = ({ children }: { children: string }) => (
  <p className="admin-missing" role="alert">
    {children} Reload the page to try again. If the problem persists, check Service on the{' '}
    <Link className="text-link" to="/admin">
      dashboard
    </Link>
    .
  </p>
);
