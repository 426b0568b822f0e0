import type { Db } from '#src/platform/db/database.server.ts';
import { setSiteTimeZone } from '#src/platform/clock/site-time-zone.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { SettleFirst } from '../pages/page-reader.server.ts';
import { findPublicFrame, shownFrame } from './frame-repository.server.ts';
import { announcementMoments, type SiteFrame } from './site-frame.ts';

export type FrameReader = ReturnType<typeof createFrameReader>;

/** Reads the frame of the site. */
export function createFrameReader(db: Db, builtIn: SiteFrame, log: Logger, settle: SettleFirst) {
  let last = builtIn;
  let lastVersion: string | undefined;
  let moments = announcementMoments(builtIn);
  let changes = 0;

  async function refresh() {
    const row = await findPublicFrame(db);
    const version = row ? `${row.documentId} ${row.revision} ${row.publishedAt.getTime()}` : '';
    if (version === lastVersion) return;
    last = shownFrame(row, builtIn);
    setSiteTimeZone(last.brand.timeZone);
    lastVersion = version;
    // The moments of the former frame no longer count, and the number never falls.
    changes += 1 + moments.length;
    moments = announcementMoments(last);
  }

  return {
    builtIn,
    /** What was published, else the built-in one. On an outage: what this node read last. */
    async read(): Promise<SiteFrame> {
      try {
        await settle();
        await refresh();
      } catch (error) {
        log.warn({ err: error }, 'the frame of the site is used as it was last read');
      }
      return last;
    },
    /** The last result of `read`; the built-in one before. */
    latest: (): SiteFrame => last,
    /** When its announcement appears or ends next, as far as this node knows. Asked for each request. */
    nextChangeAt(now: Date): Date | undefined {
      const next = moments.find((moment) => moment > now.getTime());
      return next === undefined ? undefined : new Date(next);
    },
    /** A number that grows when `read` finds another frame, and when an announcement appears or ends. */
    changesMade: (now: Date): number =>
      changes + moments.filter((moment) => moment <= now.getTime()).length,
  };
}
