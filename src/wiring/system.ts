import type { ProxyWatch } from '#src/domains/alerts/proxy-watch.server.ts';
import type { PoolWatch } from '#src/platform/db/pool-watch.server.ts';
import type { MediaSource } from '#src/platform/http/media-response.server.ts';
import type { JobBinding } from '#src/platform/jobs/job.ts';
import type { Services } from '#src/services.server.ts';
import type { seed } from './seed.server.ts';

/** Everything a process runs on, built once. Nothing connects yet. */
export interface System {
  services: Services;
  /**
   * The same for one request that changes nothing: its head, its texts and its footer share a reading of the settings. Requests
   * do not, since a save must show at once.
   */
  servicesForReading(): Services;
  jobs: readonly JobBinding[];
  /**
   * Creates the queue's tables and a queue for each job; from then on jobs can be sent. Throws while the database is
   * unavailable.
   */
  startQueue(): Promise<void>;
  /** Starts processing jobs and running schedules in this process, until `stop`. */
  work(): Promise<void>;
  /** Readiness by part, for /readyz. */
  readiness(): Promise<Record<string, boolean>>;
  /** Counts and liveness of the database pool, for /readyz and /healthz. */
  pool: Pick<PoolWatch, 'counts' | 'isAlive'>;
  /** Handles a content change that any node announced. @returns whether media changed, when this node knows it */
  contentChanged(): Promise<boolean>;
  /** Reads which media files there are, since a page leaves out those that this node does not know. */
  mediaChanged(): Promise<boolean>;
  /** Counts requests that do not match TRUST_PROXY; for web processes. */
  proxyWatch: ProxyWatch;
  /** Where this process serves the site, once it does: our own crawl reads it there. */
  servesAt(origin: string): void;
  /** Loads in advance what the first visitor would otherwise wait for. */
  warmUp(): void;
  /** Adds sample content and the first owner where missing. Idempotent. */
  seed(): ReturnType<typeof seed>;
  /** Source of `/media/cms_media/<folder>/<name>`. */
  mediaFile: MediaSource;
  /** Writes the versions of media files into their addresses in a document. */
  versionMedia: (text: string, contentType: string) => string;
  stop(): Promise<void>;
}
