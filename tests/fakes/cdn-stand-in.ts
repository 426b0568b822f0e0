import { createServer, type RequestListener } from 'node:http';
import { close, listen } from './listen.ts';

const SERVICE = 'SU1Z0isxPaoz';
const TOKEN = 'token-of-the-stand-in';

/** A CDN as Fastly: keeps documents that have a surrogate key until they are purged, without ever revalidating one. */
export async function startCdnStandIn() {
  const kept = new Map<string, { key: string; text: string }>();
  let origin = '';
  const serve = async (
    ...[{ method, url = '/', headers }, response]: Parameters<RequestListener>
  ) => {
    if (method === 'POST') {
      const [, key] = new RegExp(`^/service/${SERVICE}/purge/([\\w-]+)$`).exec(url) ?? [];
      const isAllowed = headers['fastly-key'] === TOKEN;
      for (const [path, document] of kept) if (isAllowed && document.key === key) kept.delete(path);
      response.writeHead(isAllowed && key ? 200 : 403).end('{"status":"ok"}');
      return;
    }
    let document = kept.get(url);
    if (!document) {
      const fetched = await fetch(origin + url);
      const key = fetched.headers.get('surrogate-key');
      document = { key: key ?? '', text: await fetched.text() };
      if (key && fetched.headers.has('surrogate-control')) kept.set(url, document);
    }
    response.end(document.text);
  };
  const server = createServer((...asked) => void serve(...asked));
  const own = `http://127.0.0.1:${await listen(server)}`;
  return {
    url: own,
    /** settings of the nodes behind it */
    env: { CDN_SERVICE: `fastly:${SERVICE}`, CDN_TOKEN: TOKEN, CDN_API_ORIGIN: own },
    /** Chooses the node that it reads from. */
    readsFrom: (node: string) => void (origin = node),
    /** Reads a document. @returns whether it is kept */
    keep: async (path: string) => (await fetch(own + path)).ok && kept.has(path),
    stop: () => close(server),
  };
}
