import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { Time } from '#src/admin/parts/time.tsx';
import type { CrawlView } from './checks-view.ts';
import { CrawlButton } from './crawl-button.tsx';
import { useRefresh } from '#src/admin/parts/use-refresh.ts';

/** How current the findings are, and a way to read the site again. */
export function CrawlState({ crawl, mayCrawl }: { crawl: CrawlView; mayCrawl: boolean }) {
  const { isRunning, isStopping, total, done } = crawl;
  useRefresh(isRunning);
  return (
    <section className="crawl-state" aria-label="Crawl">
      <div role="status">
        <p>{isRunning ? <Running {...crawl} /> : <Finished {...crawl} />}</p>
        {isRunning && total > 0 ? (
          <progress aria-label="Addresses read" max={total} value={done} />
        ) : null}
      </div>
      {mayCrawl ? (
        <CrawlButton intent={isRunning ? 'stop' : 'crawl'} isDisabled={isStopping} />
      ) : null}
    </section>
  );
}

const Running = ({ isStopping, total, done }: CrawlView) => {
  if (isStopping) return 'Stopping …';
  return total === 0
    ? 'Listing the addresses of the site …'
    : `Reading the site: ${formatNumber(done)} of ${formatCount(total, 'address', 'addresses')}.`;
};

const Finished = ({ isStopped, at, by, done, total, failed }: CrawlView) => (
  <>
    {isStopped
      ? `Stopped after ${formatNumber(done)} of ${formatCount(total, 'address', 'addresses')}, `
      : `${formatCount(done, 'address', 'addresses')} read `}
    <Time at={at} />
    {by === null ? ', as every night.' : `, started by ${by}.`}
    {failed > 0 ? ` ${formatNumber(failed)} could not be read.` : null}
  </>
);
