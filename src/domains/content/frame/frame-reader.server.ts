import type { Db } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { SettleFirst } from '../pages/page-reader.server.ts';
import { findPublicFrame } from './frame-repository.server.ts';
import type { SiteFrame } from './site-frame.ts';

export type FrameReader = ReturnType<typeof createFrameReader>;

/** Reads the frame of the site. */
export function createFrameReader(db: Db, builtIn: SiteFrame, log: Logger, settle: SettleFirst) {
  let last = builtIn;
  return {
    builtIn,
    /** What was published, else the built-in one. On an outage: what this node read last. */
    async read(): Promise<SiteFrame> {
      try {
        await settle();
        last = (await findPublicFrame(db, builtIn))?.frame ?? builtIn;
      } catch (error) {
        log.warn({ err: error }, 'the frame of the site is used as it was last read');
      }
      return last;
    },
    /** The last result of `read`; the built-in one before. */
    latest: (): SiteFrame => last,
  };
}
