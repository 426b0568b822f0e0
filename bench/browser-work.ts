import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, CDPSession } from '@playwright/test';

/** Milliseconds of the processor by the name of a thread: `chromium` are the main threads of all processes. */
export type ThreadTimes = Readonly<Record<string, number>>;

/** Reads what the threads of a browser have used so far; nothing outside of Linux. */
export async function threadsOf(browser: Browser): Promise<() => ThreadTimes> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return () => {
    const times: Record<string, number> = {};
    for (const { id } of processInfo)
      for (const thread of threadFolders(id)) {
        try {
          const name = readFileSync(`${thread}/comm`, 'utf8').trim();
          const [nanoseconds = '0'] = readFileSync(`${thread}/schedstat`, 'utf8').split(' ');
          times[name] = (times[name] ?? 0) + Number(nanoseconds) / 1e6;
        } catch {
          // It has ended meanwhile.
        }
      }
    return times;
  };
}

function threadFolders(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((id) => `/proc/${pid}/task/${id}`);
  } catch {
    return [];
  }
}

export interface DrawnFrames {
  /** frames that reached the screen */
  drawn: number;
  /** frames that had changes and did not */
  dropped: number;
}

/** Counts frames where they are shown, which the main thread does not see. */
export async function drawnFrames(
  session: CDPSession,
  work: () => Promise<unknown>,
): Promise<DrawnFrames> {
  const counts = { DrawFrame: 0, DroppedFrame: 0 };
  const count = ({ value }: { value: object[] }) => {
    for (const event of value as { name: string }[])
      if (event.name in counts) counts[event.name as keyof typeof counts] += 1;
  };
  session.on('Tracing.dataCollected', count);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'disabled-by-default-devtools.timeline.frame',
        'devtools.timeline.frame',
      ],
    },
  });
  await work();
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  session.off('Tracing.dataCollected', count);
  return { drawn: counts.DrawFrame, dropped: counts.DroppedFrame };
}
