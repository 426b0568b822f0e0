import { Link } from 'react-router';
import { FindingItem } from '#src/admin/kit/finding-item.tsx';
import { checkAddress } from '#src/admin/parts/seo-address.ts';
import type { presentPageFindings } from './present-findings.server.ts';

/** The findings on one page. */
export const PageFindings = ({
  findings,
}: {
  findings: ReturnType<typeof presentPageFindings>;
}) => (
  <ul className="findings">
    {findings.map(({ check, title, fix, ...finding }) => (
      <FindingItem
        key={`${check} ${finding.message}`}
        {...finding}
        about={
          <Link className="finding-about" to={checkAddress(check)}>
            {title}
          </Link>
        }
      >
        <p>{fix}</p>
      </FindingItem>
    ))}
  </ul>
);
