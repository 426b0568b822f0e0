import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { limitBodies } from './body-limits.server.ts';
import { createPurger } from './cdn.ts';
import { networkOf } from './client-network.ts';
import { addMissingHeaders, fileAtOtherPath } from './client-files.server.ts';
import { createDocumentCache, type DocumentCache } from './document-cache.server.ts';
import { createDocumentAddresses } from './document-key.ts';
import { forwardingProblem, clientAddress } from './forwarded-headers.ts';
import { mediaResponse } from './media-response.server.ts';
import { refuse } from './json-response.ts';
import { leadToDocuments } from './old-tabs.server.ts';
import { limitPrefetches } from './prefetches.server.ts';
import { createDocumentRenderer } from './render-document.server.ts';
import { normalizePath, rateLimits } from './rate-limits.server.ts';
import { createRenderGuard } from './render-guard.server.ts';
import { sendDocument, withMediaVersions } from './send-document.server.ts';
import { isOwnCrawl, isVisit } from './request-kind.ts';
import type { EdgeOptions } from './edge-options.ts';

export interface Edge {
  listener: RequestListener;
  cache: DocumentCache;
}

const HEALTH = new Set(['/healthz', '/readyz']);

const NOT_STORED = { 'Cache-Control': 'no-store' };

/** Reports that a document came from memory (RFC 9211). */
const CACHE_HIT = ['Cache-Status', 'Edge; hit'];

/**
 * Creates everything between the socket and the application. The order matters: cached documents first, straight from
 * memory; then files; then Hono's chain around the application.
 */
export function createEdge(options: EdgeOptions): Edge {
  const { log } = options;
  const headersFor = (path: string) =>
    /^\/admin(\/|$)/.test(normalizePath(path)) ? options.adminHeaders : options.headers();
  const { nextChangeAt, changesMade, cdn } = options;
  const cache = createDocumentCache({
    ...(nextChangeAt && { nextChangeAt }),
    ...(changesMade && { changesMade }),
    ...(cdn && { onExpire: createPurger({ cdn, log }).purge }),
  });
  const files = new Map(
    [...options.clientFiles].map(([path, file]) => [
      path,
      addMissingHeaders(file, options.headers()),
    ]),
  );
  const atOtherPath = (path: string) => {
    const file = fileAtOtherPath(files, path) ?? options.ownFile?.(path);
    return file && addMissingHeaders(file, options.headers());
  };
  const addressOf = (c: Context) =>
    clientAddress(
      getConnInfo(c).remote.address,
      c.req.header('x-forwarded-for'),
      options.trustedProxies,
    );
  // Headers are added here too, since cached documents do not pass through Hono again.
  const render = async (request: Request, address: string) => {
    const rendered = await options.render(request, address);
    const secured = await withMediaVersions(request, rendered, options.versionMedia);
    addMissing(secured.headers, headersFor(new URL(request.url).pathname));
    return secured;
  };
  const addresses = createDocumentAddresses(options.addressRules);
  const guard = createRenderGuard(options.renderLimits, options.rateLimitScale);
  const renderDocument = createDocumentRenderer({
    cache,
    addresses,
    guard,
    render,
    headers: cdn?.headers,
  });

  const app = new Hono<{ Variables: { requestId: string } }>();
  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    await next();
    c.header('X-Request-Id', requestId);
    // Path only: a query can contain a token or an email address.
    const { method } = c.req;
    const path = options.redactPath(c.req.path);
    const ms = Math.round(performance.now() - started);
    // The renderer responds to whoever has left with a 500.
    const hasLeft = c.res.status === 500 && c.req.raw.signal.aborted;
    log.info({ requestId, method, path, status: hasLeft ? 499 : c.res.status, ms }, 'request');
  });
  app.use(async (c, next) => {
    await next();
    addMissing(c.res.headers, headersFor(c.req.path));
  });
  app.use(async (c, next) => {
    // Health checks do not pass through a proxy.
    if (!HEALTH.has(c.req.path))
      options.onForwarding?.(forwardingProblem(c.req.raw.headers, options.trustedProxies));
    await next();
  });
  app.use(compress());
  app.use(leadToDocuments(app.fetch));
  app.use(
    limitBodies(options.bodyLimits, (c, { maxBytes, maxValues = 0 }) => {
      const fields = maxValues > 0 ? ` and ${maxValues} fields` : '';
      const message = `This request is too large. At most ${Math.ceil(maxBytes / 1024)} KB${fields} are accepted here.`;
      return sendError(c, 413, message);
    }),
  );
  app.use(
    rateLimits(options.limits, options.rateLimitScale, addressOf, (c, retryAfterSeconds) => {
      const request = withPublicOrigin(c.req.raw, options.siteUrl);
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
  app.get('/media/*', (c) => mediaResponse(c.req.raw, options.media, networkOf(addressOf(c))));
  app.use(limitPrefetches({ addresses, guard, addressOf }));
  app.all('*', async (c, next) => {
    const { pathname, search, origin } = new URL(c.req.url);
    // We read `//host` as a path, but clients resolve it as a host.
    const renderMissing = () => renderDocument(new Request(`${origin}/404`), addressOf(c));
    if (pathname.includes('//')) return renderMissing();
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const hasSlash = pathname.endsWith('/') && pathname !== '/';
    if (!isRead || !(hasSlash || options.mayRedirect?.(pathname + search))) return next();
    const asked = hasSlash ? pathname.slice(0, -1) : pathname;
    const visited = { pathname: asked, search, isVisit: isVisit(c.req.raw) };
    const found = await options.resolveRedirect?.(visited);
    if (!found) return hasSlash ? c.redirect(asked + search, 308) : next();
    c.header('Cache-Control', 'no-store'); // so that an edit takes effect at once
    if (found.status !== 410) return c.redirect(found.to, found.status);
    const gone = await renderMissing();
    return new Response(gone.body, { status: 410, headers: gone.headers });
  });
  app.all('*', (c) => renderDocument(withPublicOrigin(c.req.raw, options.siteUrl), addressOf(c)));
  app.onError((error, c) => {
    log.error({ err: error, requestId: c.get('requestId') }, 'a request failed');
    return sendError(c, 500, 'Something went wrong. Please try again.');
  });

  const throughHono = getRequestListener(app.fetch);

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    options.onRequest?.(request);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const key = isRead ? addresses.key(request.url ?? '/') : undefined;
    const by = isOwnCrawl(request.headers['user-agent']) ? 'crawl' : 'visitor';
    const isOwn = key !== undefined && !options.mayRedirect?.(request.url ?? '/');
    const document = isOwn ? cache.fresh(key, by) : undefined;
    const file = key === undefined ? undefined : (files.get(key) ?? atOtherPath(key));
    const requestId = ['X-Request-Id', randomUUID()];
    if (document) sendDocument(request, response, document, [...requestId, ...CACHE_HIT]);
    else if (file) sendDocument(request, response, file, requestId);
    else void throughHono(request, response);
  };
  return { listener, cache };
}

/**
 * Behind a proxy, a request arrives as plain http, perhaps for an inner host. When its Origin is our public URL,
 * returns the request with that URL, so that the application's origin check compares the same.
 */
function withPublicOrigin(request: Request, siteUrl: string): Request {
  const { origin, pathname, search } = new URL(request.url);
  if (request.headers.get('origin') !== siteUrl || origin === siteUrl) return request;
  return new Request(siteUrl + pathname + search, request);
}

/** A message as text, or as JSON where the application's own errors are JSON. */
function sendError(c: Context, status: 413 | 500, message: string): Response {
  return c.req.path.startsWith('/api/')
    ? refuse(status, message)
    : c.text(message, status, NOT_STORED);
}

function addMissing(headers: Headers, more: Record<string, string>) {
  for (const [name, value] of Object.entries(more)) {
    if (!headers.has(name)) headers.set(name, value);
  }
}
