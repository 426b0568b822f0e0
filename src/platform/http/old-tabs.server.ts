import type { Context, MiddlewareHandler } from 'hono';

/**
 * Leads tabs that were opened before public pages became documents to the document of each data request (ADR 104). What they post
 * is processed before, and a redirect that follows is kept.
 * @param respond handles a request from the beginning
 */
export const leadToDocuments =
  (respond: (request: Request, env: Context['env']) => Response | Promise<Response>) =>
  async (...[c, next]: Parameters<MiddlewareHandler>): Promise<Response | void> => {
    const document = documentOfData(c.req.url);
    if (!document) return next();
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const sent = isRead ? undefined : await respond(new Request(document, c.req.raw), c.env);
    const headers = new Headers({ 'Cache-Control': 'no-store', 'X-Remix-Reload-Document': 'true' });
    for (const cookie of sent?.headers.getSetCookie() ?? []) headers.append('Set-Cookie', cookie);
    const { pathname, search } = document;
    headers.set('X-Remix-Redirect', sent?.headers.get('Location') ?? pathname + search);
    return new Response(null, { status: 204, headers });
  };

/** `/about` for `/about.data`. Undefined for other addresses, and for those of the admin area, which has a router. */
function documentOfData(url: string): URL | undefined {
  const document = new URL(url);
  const { pathname } = document;
  if (!pathname.endsWith('.data') || /^\/admin\b/i.test(pathname) || pathname.includes('//'))
    return undefined;
  document.pathname = pathname.replace(/(\/_)?\.data$/, '') || '/';
  document.searchParams.delete('_routes');
  return document;
}
