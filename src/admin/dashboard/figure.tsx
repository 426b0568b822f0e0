import { Link } from 'react-router';
import { number } from '#src/admin/parts/counts.ts';
import { type Share, ShareBar } from './share-bar.tsx';

export interface FigureProps {
  title: string;
  /** the page that tells more */
  to?: string;
  /** the figure itself; undefined when it could not be read */
  total: number | undefined;
  unit: string;
  /** what the total is made of */
  shares: readonly Share[];
  /** said instead of the shares when there is nothing yet */
  empty: string;
}

/** One line of the dashboard: a large true number, and what it is made of. */
export function Figure({ title, to, total, unit, shares, empty }: FigureProps) {
  return (
    <section className="figure-row">
      <h2>{to ? <Link to={to}>{title}</Link> : title}</h2>
      {total === undefined ? (
        <p className="figure-missing">
          This figure could not be read. Reload the page to try again.
        </p>
      ) : (
        <>
          <p className="figure-total">
            <b>{number(total)}</b>
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
