import { Link } from 'react-router';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { LEADS_PATH } from './lead-filter.ts';

/** Explains an empty list: no leads yet, no match, or a read error. */
export function LeadsMissing({ why }: { why: 'none' | 'no-match' | 'failed' }) {
  switch (why) {
    case 'none':
      return (
        <p className="admin-missing">
          No leads yet. Each lead appears here as soon as its form is sent.
        </p>
      );
    case 'no-match':
      return (
        <p className="admin-missing">
          No lead matches these filters.{' '}
          <Link className="text-link" to={LEADS_PATH}>
            Show all leads
          </Link>
        </p>
      );
    case 'failed':
      return <LoadError>The leads could not be loaded. No stored lead is lost.</LoadError>;
  }
}
