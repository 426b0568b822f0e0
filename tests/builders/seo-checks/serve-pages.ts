import { createServer, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { close, listen } from '#tests/fakes/listen.ts';
import { type FixtureSite, serveFixtures } from './fixture-crawl.ts';

type Handler = (respond: () => void) => unknown;

/** Serves fixtures over HTTP until the end of the test. A handler decides once about the response of a path. */
export async function servePages(pages: FixtureSite) {
  const read = serveFixtures(() => pages);
  const served: string[] = [];
  const handlers = new Map<string, Handler>();
  const serve = async (url: string, response: ServerResponse) => {
    served.push(url);
    const { status, body } = await read(url);
    const respond = () => response.writeHead(status, { 'Content-Type': 'text/html' }).end(body);
    const handler = handlers.get(url);
    handlers.delete(url);
    if (handler) await handler(respond);
    else respond();
  };
  const server = createServer(({ url = '' }, response) => void serve(url, response));
  const port = await listen(server);
  onTestFinished(() => close(server));
  return { origin: `http://127.0.0.1:${port}`, served, handlers };
}
