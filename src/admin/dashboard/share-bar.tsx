import { formatNumber } from '#src/admin/parts/counts.ts';
export interface Share {
  label: string;
  count: number;
}

/** A stacked bar of counts, from dark to light, with a legend. */
export function ShareBar({ shares }: { shares: readonly Share[] }) {
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
