import { Link } from 'react-router';
import { Unreadable } from '#src/admin/parts/unreadable.tsx';
import { LEADS_PATH } from './lead-filter.ts';

/** Says why there is no list: nothing came yet, nothing fits the filters, or the list could not be read. */
export function LeadsMissing({ why }: { why: 'none' | 'no-match' | 'failed' }) {
  switch (why) {
    case 'none':
      return (
        <p className="admin-missing">
          No lead has come in yet. Each one shows here the moment its form was sent.
        </p>
      );
    case 'no-match':
      return (
        <p className="admin-missing">
          No lead fits these filters.{' '}
          <Link className="text-link" to={LEADS_PATH}>
            Show all leads
          </Link>
        </p>
      );
    case 'failed':
      return (
        <Unreadable>
          The leads could not be read just now. Those that were stored are still stored.
        </Unreadable>
      );
  }
}
