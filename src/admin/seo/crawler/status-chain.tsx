import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { Facts } from '#src/admin/parts/facts.tsx';
import type { PresentedAddress } from './present-crawler.server.ts';

type StatusChainProps = Pick<PresentedAddress, 'hops' | 'problem' | 'weight' | 'headers'>;

/** Each response on the way to the page, and the headers of the last. */
export const StatusChain = ({ hops, problem, weight, headers }: StatusChainProps) => (
  <section aria-labelledby="chain">
    <h2 id="chain">
      {hops.length > 1 ? `Status after ${formatCount(hops.length - 1, 'redirect')}` : 'Status'}
    </h2>
    <ol className="crawler-hops">
      {hops.map(({ path, search, status, rule }) => (
        <li key={path + search} data-alarm={status >= 400 || undefined}>
          <b>{status}</b>
          <span>
            {path}
            {search}
          </span>
          <span>{rule}</span>
        </li>
      ))}
    </ol>
    {problem ? <p className="crawler-problem">{problem}</p> : null}
    {weight ? (
      <p className="crawler-note">
        {formatNumber(weight.words)} words in {formatNumber(Math.round(weight.bytes / 1_000))} KB of
        HTML, {formatNumber(Math.round(weight.sentBytes / 1_000))} KB as sent.
      </p>
    ) : null}
    {headers.length > 0 ? (
      <details>
        <summary>{headers.length} headers that matter</summary>
        <Facts facts={headers} />
      </details>
    ) : null}
  </section>
);
