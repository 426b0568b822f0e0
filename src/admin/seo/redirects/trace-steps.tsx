import { Link } from 'react-router';
import type { TraceStep } from './trace-view.ts';

/** The steps of a tested address, in order. */
export const TraceSteps = ({ steps }: { steps: readonly TraceStep[] }) => (
  <ol className="trace" aria-label="What a visitor gets">
    {steps.map(({ address, status, reason, links, tone }) => (
      <li key={address} data-tone={tone}>
        <b className="trace-status">{status ?? '·'}</b>
        <div>
          <p className="trace-address">{address}</p>
          <p className="trace-reason">
            {reason}
            {links.map(({ label, to }) => (
              <Link key={to} className="text-link" to={to}>
                {label}
              </Link>
            ))}
          </p>
        </div>
      </li>
    ))}
  </ol>
);
