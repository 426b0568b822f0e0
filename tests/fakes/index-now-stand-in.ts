import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { close, listen } from './listen.ts';

export type IndexNowStandIn = Awaited<ReturnType<typeof startIndexNowStandIn>>;

const submission = z.strictObject({
  host: z.string().min(1),
  key: z.string().regex(/^[A-Za-z0-9-]{8,128}$/),
  keyLocation: z.url(),
  urlList: z.array(z.url()).min(1).max(10_000),
});
type Submission = z.output<typeof submission>;

/**
 * An IndexNow service in this process, stricter than real ones: it accepts only the documented body, verifies the key
 * immediately, and returns 422 for anything else.
 */
export async function startIndexNowStandIn() {
  /** statuses of the next responses, before any validation */
  const faults: number[] = [];
  /** accepted ones */
  const submissions: Submission[] = [];
  /** of every call */
  const statuses: number[] = [];

  async function judge(request: IncomingMessage, body: string): Promise<[number, string]> {
    const fault = faults.shift();
    if (fault) return [fault, `The stand-in is configured to return ${fault}.`];
    if (request.method !== 'POST' || request.url !== '/indexnow') return [404, 'Not found'];
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
      return [415, 'Unsupported media type'];
    const parsed = submission.safeParse(parse(body));
    if (!parsed.success) return [422, 'The body is not the documented one.'];
    const { host, key, keyLocation, urlList } = parsed.data;
    const foreign = [keyLocation, ...urlList].find((url) => new URL(url).host !== host);
    if (foreign) return [422, 'An address belongs to another host.'];
    const found = await fetch(keyLocation).catch(() => undefined);
    if (found?.status !== 200 || (await found.text()) !== key) return [403, 'Key not valid'];
    submissions.push(parsed.data);
    return [submissions.length === 1 ? 202 : 200, ''];
  }

  const server = createServer((request, response) => {
    text(request)
      .then((body) => judge(request, body))
      .then(
        ([status, message]) => {
          statuses.push(status);
          const type = { 'content-type': 'application/json' };
          response.writeHead(status, type).end(message && JSON.stringify({ message }));
        },
        () => response.destroy(),
      );
  });
  return {
    origin: `http://127.0.0.1:${await listen(server)}`,
    faults,
    submissions,
    statuses,
    stop: () => close(server),
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
