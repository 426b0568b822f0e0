import { Link } from 'react-router';
import { Part } from '#src/admin/kit/screen.tsx';
import { formatNumber } from '#src/admin/parts/counts.ts';
import type { AttentionItem } from '#src/domains/alerts/alert.ts';

/** What needs a person, most urgent first; a single line when nothing does. */
export function NeedsAttention({ items }: { items: readonly AttentionItem[] | undefined }) {
  return (
    <Part className="attention" title="Needs attention">
      {items === undefined ? (
        <p className="small muted mt-1" role="alert">
          This list could not be loaded. Reload the page to try again.
        </p>
      ) : null}
      {items?.length === 0 ? (
        <p className="small muted mt-1">
          Nothing. Leads and emails are on their way, published pages pass their checks, and the
          last backup is recent.
        </p>
      ) : null}
      {items && items.length > 0 ? (
        <ul className="grid mt-2 gap-x-6">
          {items.map(({ id, title, count, detail, to, severity }) => (
            <li
              className="grid items-baseline gap-x-3 relative rule-above covers"
              key={id}
              data-pressing={severity === 'note' ? undefined : ''}
            >
              <b className="right nums">{formatNumber(count)}</b>
              <div>
                <h3 className="plain bold">
                  {to ? (
                    <Link className="quiet-link tall-link" to={to}>
                      {title}
                    </Link>
                  ) : (
                    title
                  )}
                </h3>
                <p className="small muted">{detail}</p>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </Part>
  );
}
