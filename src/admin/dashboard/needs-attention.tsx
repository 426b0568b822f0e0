import { Link } from 'react-router';
import { Part } from '#src/admin/kit/screen.tsx';
import { formatNumber } from '#src/admin/parts/counts.ts';
import type { AlertLine } from '#src/domains/overview/overview.server.ts';

/** The alerts that need a person; a single line when there are none. */
export function NeedsAttention({ alerts }: { alerts: readonly AlertLine[] | undefined }) {
  return (
    <Part className="attention mt-8 pt-5 rule-above" title="Needs attention">
      {alerts === undefined ? (
        <p className="small muted mt-1" role="alert">
          Alerts could not be loaded. Reload the page to try again.
        </p>
      ) : null}
      {alerts?.length === 0 ? (
        <p className="small muted mt-1">
          Nothing. Every lead and email is on its way, and no job has failed.
        </p>
      ) : null}
      {alerts && alerts.length > 0 ? (
        <ul>
          {alerts.map((alert) => (
            <Line key={alert.label} {...alert} />
          ))}
        </ul>
      ) : null}
    </Part>
  );
}

function Line({ count, label, text, path, isPressing }: AlertLine) {
  return (
    <li
      className="grid items-baseline gap-4 py-3 rule-above"
      data-pressing={isPressing || undefined}
    >
      <b>{formatNumber(count)}</b>
      <div>
        <h3>
          {path ? (
            <Link className="quiet-link tall-link" to={path}>
              {label}
            </Link>
          ) : (
            label
          )}
        </h3>
        <p className="measure small muted">{text}</p>
      </div>
    </li>
  );
}
