import { Link } from 'react-router';
import { number } from '#src/admin/parts/counts.ts';
import type { AlertLine } from '#src/domains/overview/overview.server.ts';

/** What needs a person, before everything else; one quiet line when nothing does. */
export function NeedsAttention({ alerts }: { alerts: readonly AlertLine[] | undefined }) {
  return (
    <section className="attention">
      <h2>Needs attention</h2>
      {alerts === undefined ? (
        <p className="attention-none" role="alert">
          What needs attention could not be read. Reload the page to try again.
        </p>
      ) : null}
      {alerts?.length === 0 ? (
        <p className="attention-none">
          Nothing. No lead is refused, overdue or in quarantine, and no job was given up.
        </p>
      ) : null}
      {alerts && alerts.length > 0 ? (
        <ul>
          {alerts.map((alert) => (
            <Line key={alert.label} {...alert} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Line({ count, label, text, path, isPressing }: AlertLine) {
  return (
    <li data-pressing={isPressing || undefined}>
      <b>{number(count)}</b>
      <div>
        <h3>{path ? <Link to={path}>{label}</Link> : label}</h3>
        <p>{text}</p>
      </div>
    </li>
  );
}
