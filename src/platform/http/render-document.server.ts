import type { CachedDocument, DocumentCache } from './document-cache.server.ts';
import { type DocumentAddresses, QUERY_LEFT_OUT } from './document-key.ts';
import type { RenderGuard } from './render-guard.server.ts';
import { isOwnCrawl } from './request-kind.ts';
import { chooseEncoding, packDocument } from './send-document.server.ts';

type Render = (request: Request, address: string) => Promise<Response>;

/**
 * Maximum characters of a rendered address. Longer ones, which no browser sends, redirect to the address without its
 * query: rendering hundreds of them would take much memory.
 */
const MAX_RENDERED_LENGTH = 2_048;

interface DocumentRendererDeps {
  cache: DocumentCache;
  addresses: DocumentAddresses;
  guard: RenderGuard;
  render: Render;
  /** more of public documents */
  headers?: Readonly<Record<string, string>> | undefined;
}

/**
 * Wraps the application so that its public documents are cached. A document is public when it has `Cache-Control:
 * public` and status 200, sets no cookie and is not an image (images do not compress and have their own store).
 * Concurrent requests for one document share one rendering; when it fails, the last good copy is sent. Renderings of
 * unknown addresses are queued, and responses that are not cached count against the visitor's network.
 */
export function createDocumentRenderer(deps: DocumentRendererDeps): Render {
  const { cache, addresses, guard, render, headers = {} } = deps;
  const rendering = new Map<string, Promise<Response | CachedDocument>>();
  const renderInTurn: Render = (request, address) =>
    guard.inTurn(request, () => render(request, address));

  return async (request, address) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return render(request, address);
    const url = new URL(request.url);
    const parsed = addresses.read(url.pathname + url.search);
    if (parsed.kind === 'own-limits') return render(request, address);
    if (parsed.kind === 'personal') return renderInTurn(request, address);
    if (parsed.kind === 'shared') return renderShared(parsed.key, url, request, address);
    const refusal = await guard.refusal(address);
    if (refusal) return refusal;
    await guard.spend(address);
    return redirectToShorter(url, url.pathname) ?? renderInTurn(request, address);
  };

  async function renderShared(key: string, url: URL, request: Request, address: string) {
    // The edge looks up the address as it was sent; here `/a/../about` is resolved to `/about`.
    const fresh = cache.fresh(key, readerOf(request));
    if (fresh) return toResponse(fresh, request);
    const isKnown = cache.stale(key) !== undefined;
    const refusal = isKnown ? undefined : await guard.refusal(address);
    if (refusal) return refusal;
    const short = isKnown ? undefined : redirectToShorter(url, key);
    if (short) return short;
    const renderThis = isKnown ? render : renderInTurn;

    const shared = rendering.get(key);
    const result = shared
      ? await shared
      : await startRendering(key, url, request, address, renderThis);
    if (!(result instanceof Response)) return toResponse(result, request);
    if (result.status < 500) await guard.spend(address);
    // Not a public document: a response rendered for one visitor is not for another, and a redirect must include the
    // parameters that a campaign added to the address.
    const isRedirect = result.status >= 300 && result.status < 400;
    const sawOtherAddress = isRedirect && key !== url.pathname + url.search;
    return shared || sawOtherAddress ? renderThis(request, address) : result;
  }

  function startRendering(
    key: string,
    url: URL,
    request: Request,
    address: string,
    renderThis: Render,
  ) {
    // Joined as strings: resolved as a reference, a key such as `//host` would name another site.
    const canonical = new Request(url.origin + key, request);
    if (key !== url.pathname + url.search) canonical.headers.set(QUERY_LEFT_OUT, '1');
    const result = renderAndCache(key, canonical, address, renderThis).finally(() =>
      rendering.delete(key),
    );
    rendering.set(key, result);
    return result;
  }

  async function renderAndCache(
    key: string,
    request: Request,
    address: string,
    renderThis: Render,
  ) {
    const generation = cache.generation();
    const response = await renderThis(request, address).catch((error: unknown) => {
      const last = cache.stale(key);
      if (last) return last;
      throw error;
    });
    if (!(response instanceof Response)) return response;
    if (response.status >= 500) return cache.stale(key) ?? response;
    const isPublic =
      response.status === 200 &&
      request.method === 'GET' &&
      response.headers.get('cache-control')?.includes('public') &&
      !response.headers.has('set-cookie') &&
      !response.headers.get('content-type')?.startsWith('image/');
    if (!isPublic) {
      // It was withdrawn or moved: an outage must not bring it back.
      if (request.method === 'GET') cache.drop(key);
      return response;
    }
    const body = Buffer.from(await response.arrayBuffer());
    const document = await packDocument(body, [...response.headers, ...Object.entries(headers)]);
    cache.put(key, document, generation, readerOf(request));
    return document;
  }
}

const readerOf = ({ headers }: Request) =>
  isOwnCrawl(headers.get('user-agent')) ? 'crawl' : 'visitor';

/** Redirects to the shorter of two addresses of one page when the other one is too long to be rendered. */
function redirectToShorter({ pathname, search }: URL, target: string): Response | undefined {
  const isTooLong = pathname.length + search.length > MAX_RENDERED_LENGTH;
  if (!isTooLong || target.length > MAX_RENDERED_LENGTH) return undefined;
  return new Response(null, {
    status: 302,
    headers: { Location: target, 'Cache-Control': 'no-store' },
  });
}

/** Builds the response that `sendDocument` would send, for a document that was just rendered. */
function toResponse(document: CachedDocument, request: Request): Response {
  const headers = new Headers();
  for (let i = 0; i < document.headers.length; i += 2)
    headers.append(document.headers[i]!, document.headers[i + 1]!);
  if (request.headers.get('if-none-match')?.includes(document.etag))
    return new Response(null, { status: 304, headers });
  const accepted = request.headers.get('accept-encoding') ?? undefined;
  const encoding = chooseEncoding(accepted, document.bodies);
  const body = document.bodies[encoding] ?? document.bodies.identity;
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers });
}
