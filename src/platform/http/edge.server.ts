import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { clientAddress } from './client-address.ts';
import { withHeaders } from './client-files.server.ts';
import {
  type CachedDocument,
  createDocumentCache,
  type DocumentCache,
} from './document-cache.server.ts';
import { type AddressRule, createDocumentAddresses } from './document-key.ts';
import { type ForwardingProblem, forwardingProblem } from './forwarded-headers.ts';
import { type MediaSource, mediaResponse } from './media-response.server.ts';
import { createDocumentRenderer } from './render-document.server.ts';
import { type RateLimit, rateLimits } from './rate-limits.server.ts';
import { createRenderGuard, type RenderLimits } from './render-guard.server.ts';
import { withoutSecrets } from './secret-path.ts';
import { sendDocument } from './send-document.server.ts';
import { isVisit } from './request-kind.ts';

/** Goes to the application with a request that a rate limit refuses, which it answers with 429. */
export interface Refused {
  retryAfterSeconds: number;
}

export interface EdgeOptions {
  /** the build's files for browsers, by path */
  clientFiles: ReadonlyMap<string, CachedDocument>;
  /** public address of the site; its protocol is the visitors', whatever our own socket speaks */
  siteUrl: string;
  /** the application behind the edge */
  render: (request: Request, address: string, refused?: Refused) => Promise<Response>;
  /**
   * Where an address leads, query included, at which nothing is; undefined where something is or may be. Asked before a slash is
   * taken away, so that an old address takes one step. Neither throws nor takes longer than a second.
   */
  redirectOf?: (asked: {
    pathname: string;
    search: string;
    isVisit: boolean;
  }) => Promise<string | undefined>;
  /** readiness by part; the service is ready when all are true */
  readiness: () => Promise<Record<string, boolean>>;
  /** figures that /readyz shows beside the parts, such as the connections of a pool */
  gauges?: () => Record<string, object>;
  /** false when only a new process can help; then /healthz answers 503, for a supervisor to restart us */
  isAlive?: () => boolean;
  /** what `/media/...` answers */
  media: MediaSource;
  headers: Record<string, string>;
  /** what the routes read of a query: it decides which answers are kept */
  addressRules: readonly AddressRule[];
  limits: readonly RateLimit[];
  renderLimits: RenderLimits;
  rateLimitScale: number;
  trustedProxies: number;
  /** called for each request but those about our health, with what does not fit `trustedProxies` */
  onForwarding?: (problem: ForwardingProblem | undefined) => void;
  /** bytes a request body may have */
  maxBody: number;
  log: Logger;
}

export interface Edge {
  listener: RequestListener;
  cache: DocumentCache;
}

const HEALTH = new Set(['/healthz', '/readyz']);

const NO_INDEX = { 'X-Robots-Tag': 'noindex' };
const NOT_STORED = { 'Cache-Control': 'no-store' };

/** Says that a document came from memory (RFC 9211). */
const CACHE_HIT = ['Cache-Status', 'Cadron; hit'];

/** An address that no page has. */
const NO_PAGE = '/404';

/**
 * Everything between the socket and the application. The order is the design: cached documents first, straight from
 * memory; then files; then Hono's chain around the application.
 */
export function createEdge(options: EdgeOptions): Edge {
  const { headers, log } = options;
  const cache = createDocumentCache();
  const files = new Map(
    [...options.clientFiles].map(([path, file]) => [path, withHeaders(file, headers)]),
  );
  const addressOf = (c: Context) =>
    clientAddress(
      getConnInfo(c).remote.address,
      c.req.header('x-forwarded-for'),
      options.trustedProxies,
    );
  // Secured here, not only below: what the cache keeps is sent without passing Hono again.
  const render = async (request: Request, address: string) => {
    const rendered = await options.render(request, address);
    const secured = new Response(rendered.body, rendered);
    addMissing(secured.headers, headers);
    // What a client navigation reads is no page: some of it is of pages that ask not to be found.
    if (new URL(request.url).pathname.endsWith('.data')) addMissing(secured.headers, NO_INDEX);
    return secured;
  };
  const addresses = createDocumentAddresses(options.addressRules);
  const guard = createRenderGuard(options.renderLimits, options.rateLimitScale);
  const renderDocument = createDocumentRenderer({ cache, addresses, guard, render });

  const app = new Hono<{ Variables: { requestId: string } }>();
  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    await next();
    c.header('X-Request-Id', requestId);
    // Paths only: a query can carry a token or an address.
    const { method } = c.req;
    const path = withoutSecrets(c.req.path);
    const ms = Math.round(performance.now() - started);
    log.info({ requestId, method, path, status: c.res.status, ms }, 'request');
  });
  app.use(async (c, next) => {
    await next();
    addMissing(c.res.headers, headers);
  });
  app.use(async (c, next) => {
    // Who asks about our health is a neighbor, and passes no proxy.
    if (!HEALTH.has(c.req.path))
      options.onForwarding?.(forwardingProblem(c.req.raw.headers, options.trustedProxies));
    await next();
  });
  app.use(compress());
  app.use(
    bodyLimit({
      maxSize: options.maxBody,
      onError: (c) => c.text('This is more than we accept in one request.', 413),
    }),
  );
  app.use(
    rateLimits(options.limits, options.rateLimitScale, addressOf, (c, retryAfterSeconds) => {
      const request = asVisited(c.req.raw, options.siteUrl);
      return options.render(request, addressOf(c), { retryAfterSeconds });
    }),
  );
  app.get('/healthz', (c) => {
    const isAlive = options.isAlive?.() ?? true;
    return c.text(isAlive ? 'ok' : 'restart needed', isAlive ? 200 : 503, NOT_STORED);
  });
  app.get('/readyz', async (c) => {
    const parts = await options.readiness();
    const ready = Object.values(parts).every(Boolean);
    return c.json({ ready, ...parts, ...options.gauges?.() }, ready ? 200 : 503, NOT_STORED);
  });
  app.get('/media/*', (c) => mediaResponse(c.req.raw, options.media));
  app.all('*', async (c, next) => {
    const { pathname, search, origin } = new URL(c.req.url);
    // `//host` is a path to us, but a host to whoever resolves it as an address.
    if (pathname.includes('//'))
      return renderDocument(new Request(`${origin}${NO_PAGE}`), addressOf(c));
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isRead || !pathname.endsWith('/') || pathname === '/') return next();
    const asked = { pathname: pathname.slice(0, -1), search, isVisit: isVisit(c.req.raw) };
    const target = await options.redirectOf?.(asked);
    if (target === undefined) return c.redirect(asked.pathname + search, 308);
    c.header('Cache-Control', 'no-store'); // for an edit to be seen at once
    return c.redirect(target, 301);
  });
  app.all('*', (c) => renderDocument(asVisited(c.req.raw, options.siteUrl), addressOf(c)));
  app.onError((error, c) => {
    log.error({ err: error, requestId: c.get('requestId') }, 'a request failed');
    return c.text('Something went wrong. Please try again.', 500, { 'Cache-Control': 'no-store' });
  });

  const throughHono = getRequestListener(app.fetch);

  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const key = isRead ? addresses.key(request.url ?? '/') : undefined;
    const document = key === undefined ? undefined : cache.fresh(key);
    const file = key === undefined ? undefined : files.get(key);
    const requestId = ['X-Request-Id', randomUUID()];
    if (document) sendDocument(request, response, document, [...requestId, ...CACHE_HIT]);
    else if (file) sendDocument(request, response, file, requestId);
    else void throughHono(request, response);
  };
  return { listener, cache };
}

/**
 * Behind a proxy a request arrives as plain http, perhaps for an inner host. A form that was posted from our public
 * address is then told so by its Origin; the application's check of it must see that address.
 */
function asVisited(request: Request, siteUrl: string): Request {
  const { origin, pathname, search } = new URL(request.url);
  if (request.headers.get('origin') !== siteUrl || origin === siteUrl) return request;
  return new Request(siteUrl + pathname + search, request);
}

function addMissing(headers: Headers, more: Record<string, string>) {
  for (const [name, value] of Object.entries(more)) {
    if (!headers.has(name)) headers.set(name, value);
  }
}
