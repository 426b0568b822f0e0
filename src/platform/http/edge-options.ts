import type { IncomingMessage } from 'node:http';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { BodyLimit } from './body-limits.server.ts';
import type { Cdn } from './cdn.ts';
import type { CachedDocument } from './document-cache.server.ts';
import type { AddressRule } from './document-key.ts';
import type { ForwardingProblem } from './forwarded-headers.ts';
import type { MediaSource } from './media-response.server.ts';
import type { RateLimit } from './rate-limits.server.ts';
import type { RenderLimits } from './render-guard.server.ts';

/** Passed to the application with a rate-limited request, to which it responds with 429. */
export interface RateLimitRefusal {
  retryAfterSeconds: number;
}

export interface EdgeOptions {
  /** client files of the build, by path */
  clientFiles: ReadonlyMap<string, CachedDocument>;
  /** a file at an address that may change */
  ownFile?: (path: string) => CachedDocument | undefined;
  /** public URL of the site; its protocol is the visitors', whatever our own socket uses */
  siteUrl: string;
  /** the application behind the edge */
  render: (request: Request, address: string, refused?: RateLimitRefusal) => Promise<Response>;
  /**
   * Returns the redirect of an address without content, its target with the query; undefined where content exists or may
   * exist. Called before a trailing slash is removed, so that an old address takes one redirect. Does not throw, and
   * takes at most a second.
   */
  resolveRedirect?: (visited: {
    pathname: string;
    search: string;
    isVisit: boolean;
  }) => Promise<{ status: 301 | 302 | 410; to: string } | undefined>;
  /** Whether a redirect may be for the very query of an address, whatever is there. Must not wait. */
  mayRedirect?: (pathAndQuery: string) => boolean;
  /** when content next changes by itself; cached documents are outdated from then on */
  nextChangeAt?: () => Date | undefined;
  /** grows when content has changed by itself; documents that were cached before are outdated */
  changesMade?: () => number;
  /** keeps public documents, and is purged when they expire here */
  cdn?: Cdn | undefined;
  /** readiness by part; the service is ready when all are true */
  readiness: () => Promise<Record<string, boolean>>;
  /** metrics that /readyz shows beside the parts, such as the connections of a pool */
  gauges?: () => Record<string, object>;
  /** false when only a new process can help; /healthz then returns 503, so that a supervisor restarts us */
  isAlive?: () => boolean;
  /** source of `/media/...` */
  media: MediaSource;
  /** writes the versions of media files into their addresses, in a public document or a preview */
  versionMedia?: (text: string, contentType: string) => string;
  /** removes secrets from a path, such as tokens, so that it can be logged */
  redactPath: (path: string) => string;
  /** of documents and files; may change */
  headers: () => Record<string, string>;
  /** instead of `headers`, for documents below /admin */
  adminHeaders: Record<string, string>;
  /** query parameters of the routes; they decide which responses are cached */
  addressRules: readonly AddressRule[];
  limits: readonly RateLimit[];
  renderLimits: RenderLimits;
  /** multiplies every limit; may change */
  rateLimitScale: () => number;
  trustedProxies: number;
  /** called for each request except health checks, with a mismatch between its headers and `trustedProxies` */
  onForwarding?: (problem: ForwardingProblem | undefined) => void;
  /** called for each request before it is handled; must be quick and not throw */
  onRequest?: (request: IncomingMessage) => void;
  /** the first match applies; there must be one for every path */
  bodyLimits: readonly BodyLimit[];
  log: Logger;
}
