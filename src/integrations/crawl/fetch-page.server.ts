import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { BOUNDS } from '#src/domains/seo/crawl/bounds.ts';
import type { FetchPage } from '#src/domains/seo/crawl/page-fetch-port.ts';
import { encodePath } from '#src/domains/site-map/normalize-path.ts';
import { CRAWLER_AGENT } from '#src/platform/http/request-kind.ts';

const TIMEOUT_MS = 15_000;
const IS_TEXT = /^(?:text\/|application\/(?:(?:rss|feed)\+)?(?:xml|json)\b)/;

// In threads of their own, unlike the synchronous ones.
const DECODERS: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: promisify<Buffer, Buffer>(brotliDecompress),
  gzip: promisify<Buffer, Buffer>(gunzip),
};

interface PageFetchDeps {
  /** where the site is reached: this process if it serves, else its public address; read for each request */
  origin(): string;
  /** proxies that the site trusts to name the visitor */
  trustedProxies: number;
}

/** Reads pages of the running site over HTTP. Never follows a redirect. */
export const createPageFetch =
  ({ origin, trustedProxies }: PageFetchDeps): FetchPage =>
  async (path, search = '', method = 'GET') => {
    const base = origin();
    const url = new URL(encodePath(path) + search, base);
    if (url.origin !== new URL(base).origin) throw new Error('The address is of another host.');
    const response = await send(url, method, trustedProxies);
    const body = await readBody(response);
    const { 'content-encoding': encoding = '', 'content-type': type = '' } = response.headers;
    const decoded = (body.length > 0 && (await DECODERS[encoding]?.(body))) || body;
    return {
      status: response.statusCode ?? 0,
      headers: {
        get: (name) => [response.headers[name.toLowerCase()]].flat().join(', ') || null,
      },
      body: IS_TEXT.test(type) ? decoded.subarray(0, BOUNDS.document).toString() : '',
      sentBytes: body.length,
    };
  };

function send(url: URL, method: string, trustedProxies: number): Promise<IncomingMessage> {
  const forwarded = Array.from({ length: trustedProxies }, () => '127.0.0.1').join(', ');
  const headers = {
    'User-Agent': CRAWLER_AGENT,
    'Accept-Encoding': 'br, gzip',
    // Without the header, the site would report that its proxy forgot it.
    ...(forwarded && { 'X-Forwarded-For': forwarded }),
  };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? overHttps : overHttp;
    const call = request(url, { method, headers, signal, agent: false }, resolve);
    call.on('error', reject);
    call.end();
  });
}

async function readBody(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > BOUNDS.document) throw new Error('The document is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
