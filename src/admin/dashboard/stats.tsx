import { Part } from '#src/admin/kit/screen.tsx';
import { formatNumber } from '#src/admin/parts/counts.ts';

/** Counts of what there is, each with its parts. */
export const Stats = ({ stats }: { stats: readonly StatProps[] }) => (
  <div className="board-stats grid mt-8 gap-6">
    {stats.map((stat) => (
      <Stat key={stat.title} {...stat} />
    ))}
  </div>
);

interface StatProps {
  title: string;
  /** undefined when it could not be read */
  total: number | undefined;
  unit: string;
  /** breakdown of the total */
  shares: readonly Share[];
  /** shown instead of the shares when all counts are 0 */
  empty: string;
}

/** A total with its breakdown. */
function Stat({ title, total, unit, shares, empty }: StatProps) {
  return (
    <Part title={title}>
      {total === undefined ? (
        <p className="small muted">This count could not be loaded. Reload the page to try again.</p>
      ) : (
        <>
          <p className="flex items-baseline gap-2 mb-2">
            <b className="headline nums">{formatNumber(total)}</b>
            <span className="small muted">{unit}</span>
          </p>
          {total === 0 && shares.every(({ count }) => count === 0) ? (
            <p className="small muted">{empty}</p>
          ) : (
            <ShareBar shares={shares} />
          )}
        </>
      )}
    </Part>
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
      <div
        className="share-stack flex gap-1 across"
        aria-hidden="true"
        data-empty={isEmpty || undefined}
      >
        {shares.map(({ label, count }, band) =>
          count > 0 ? <i key={label} data-band={band} style={{ flexGrow: count }} /> : null,
        )}
      </div>
      <dl className="share-legend gap-1 gap-x-6 mt-3 small flex wraps">
        {shares.map(({ label, count }, band) => (
          <div className="flex gap-2" key={label} data-band={band}>
            <dt className="row gap-2 muted">{label}</dt>
            <dd className="bold">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
