import type { ReactNode } from 'react';
import { formatCount, formatNumber } from '#src/admin/parts/counts.ts';
import { Time } from '#src/admin/kit/time.tsx';
import { useRefresh } from '#src/admin/parts/use-refresh.ts';
import type { CrawlView, OutsideView } from './checks-view.ts';
import { CrawlButton } from './crawl-button.tsx';

interface RunStateProps {
  label: string;
  /** names the bar */
  progress: string;
  run: Pick<OutsideView, 'isRunning' | 'total' | 'done'> | undefined;
  button: ReactNode;
  children: ReactNode;
}

function RunState({ label, progress, run, button, children }: RunStateProps) {
  useRefresh(run?.isRunning ?? false);
  return (
    <section
      className="crawl-state row wraps apart gap-3 gap-x-6 pb-4 rule-below"
      aria-label={label}
    >
      <div role="status">
        <p>{children}</p>
        {run?.isRunning && run.total ? (
          <progress className="mt-2" aria-label={progress} max={run.total} value={run.done} />
        ) : null}
      </div>
      {button}
    </section>
  );
}

/** How current the findings are, and a way to read the site again. */
export const CrawlState = ({ crawl, mayCrawl }: { crawl: CrawlView; mayCrawl: boolean }) => (
  <RunState
    label="Crawl"
    progress="Addresses read"
    run={crawl}
    button={
      mayCrawl ? (
        <CrawlButton
          intent={crawl.isRunning ? 'stop' : 'crawl'}
          isDisabled={crawl.isRunning && crawl.isStopped}
        />
      ) : null
    }
  >
    {crawl.isRunning ? <Running {...crawl} /> : <Finished {...crawl} />}
  </RunState>
);

const Running = ({ isStopped, total, done }: CrawlView) => {
  if (isStopped) return 'Stopping …';
  return total === 0
    ? 'Listing the addresses of the site …'
    : `Reading the site: ${formatNumber(done)} of ${formatCount(total, 'address', 'addresses')}.`;
};

const Finished = ({ isStopped, at, startedBy, done, total, failed }: CrawlView) => (
  <>
    {isStopped
      ? `Stopped after ${formatNumber(done)} of ${formatCount(total, 'address', 'addresses')}, `
      : `${formatCount(done, 'address', 'addresses')} read `}
    <Time at={at} />
    {startedBy === null ? ', as every night.' : `, started by ${startedBy}.`}
    {failed > 0 ? ` ${formatNumber(failed)} could not be read.` : null}
  </>
);

interface OutsideStateProps {
  run: OutsideView | undefined;
  mayCheck: boolean;
}

/** When links to other sites were requested, and a way to request them. */
export const OutsideState = ({ run, mayCheck }: OutsideStateProps) => (
  <RunState
    label="Links to other sites"
    progress="Links checked"
    run={run}
    button={mayCheck ? <CrawlButton intent="outside" isDisabled={run?.isRunning ?? false} /> : null}
  >
    {run ? <Outside {...run} /> : 'Links to other sites are checked on request only.'}
  </RunState>
);

const LINKS = ['link to another site', 'links to other sites'] as const;

const Outside = ({ isRunning, isCutOff, total, done, at, startedBy }: OutsideView) => {
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
        {formatCount(total ?? 0, ...LINKS)} checked <Time at={at} />, started by {startedBy}.
      </>
    );
  return total === undefined
    ? 'Listing the links to other sites …'
    : `Checking links: ${formatNumber(done)} of ${formatCount(total, ...LINKS)}.`;
};
