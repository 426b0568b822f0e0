import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { Time } from '#src/admin/parts/time.tsx';
import type { OutsideView } from './checks-view.ts';
import { CrawlButton } from './crawl-button.tsx';
import { useRefresh } from '#src/admin/parts/use-refresh.ts';

const LINKS = ['link to another site', 'links to other sites'] as const;

/** When links to other sites were requested, and a way to request them. */
export function OutsideState({
  run,
  mayCheck,
}: {
  run: OutsideView | undefined;
  mayCheck: boolean;
}) {
  const isRunning = run?.isRunning ?? false;
  useRefresh(isRunning);
  return (
    <section className="crawl-state" aria-label="Links to other sites">
      <div role="status">
        <p>{run ? <State {...run} /> : 'Links to other sites are checked on request only.'}</p>
        {run?.isRunning && run.total ? (
          <progress aria-label="Links checked" max={run.total} value={run.done} />
        ) : null}
      </div>
      {mayCheck ? <CrawlButton intent="outside" isDisabled={isRunning} /> : null}
    </section>
  );
}

const State = ({ isRunning, isCutOff, total, done, at, by }: OutsideView) => {
  if (isCutOff)
    return (
      <>
        This server could not reach any other site <Time at={at} />, so no link was checked. Allow
        it to connect to the internet, and check again.
      </>
    );
  if (!isRunning)
    return (
      <>
        {formatCount(total ?? 0, ...LINKS)} checked <Time at={at} />, started by {by}.
      </>
    );
  return total === undefined
    ? 'Listing the links to other sites …'
    : `Checking links: ${formatNumber(done)} of ${formatCount(total, ...LINKS)}.`;
};
