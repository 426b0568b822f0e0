import { Link } from 'react-router';
import { formatNumber } from '#src/admin/parts/counts.ts';

export interface StatRowProps {
  title: string;
  /** URL of the page with details */
  to?: string;
  /** undefined when it could not be read */
  total: number | undefined;
  unit: string;
  /** breakdown of the total */
  shares: readonly Share[];
  /** shown instead of the shares when all counts are 0 */
  empty: string;
}

/** One row of the dashboard: a total with its breakdown. */
export function StatRow({ title, to, total, unit, shares, empty }: StatRowProps) {
  return (
    <section className="figure-row">
      <h2>{to ? <Link to={to}>{title}</Link> : title}</h2>
      {total === undefined ? (
        <p className="figure-missing">
          This count could not be loaded. Reload the page to try again.
        </p>
      ) : (
        <>
          <p className="figure-total">
            <b>{formatNumber(total)}</b>
            <span>{unit}</span>
          </p>
          <div className="figure-shares">
            {total === 0 && shares.every(({ count }) => count === 0) ? (
              <p className="figure-missing">{empty}</p>
            ) : (
              <ShareBar shares={shares} />
            )}
          </div>
        </>
      )}
    </section>
  );
}

interface Share {
  label: string;
  count: number;
}

/** A stacked bar of counts, from dark to light, with a legend. */
function ShareBar({ shares }: { shares: readonly Share[] }) {
  const isEmpty = shares.every(({ count }) => count === 0);
  return (
    <>
      <div className="share-bar" aria-hidden="true" data-empty={isEmpty || undefined}>
        {shares.map(({ label, count }, band) =>
          count > 0 ? <i key={label} data-band={band} style={{ flexGrow: count }} /> : null,
        )}
      </div>
      <dl className="share-legend">
        {shares.map(({ label, count }, band) => (
          <div key={label} data-band={band}>
            <dt>{label}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
