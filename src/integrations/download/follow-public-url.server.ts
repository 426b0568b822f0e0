import { lookup } from 'node:dns';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Why an address was refused. The message is for the person who gave it. */
export class DownloadError extends Error {
  override name = 'DownloadError';
}

interface FollowOptions {
  signal: AbortSignal;
  userAgent: string;
  /** default: GET */
  method?: 'GET' | 'HEAD';
  /** for tests */
  mayConnect?: ((address: string) => boolean) | undefined;
}

const MAX_REDIRECTS = 5;

const NOT_PUBLIC = 'This address is not on the public internet, so it cannot be fetched.';

/**
 * Requests an address of the public internet, and follows redirects. Each address is checked when it is connected to, so that a
 * name cannot resolve to another one in between. The caller reads or destroys the response.
 * @throws DownloadError if it is refused; else what Node throws
 */
export async function followPublicUrl(
  text: string,
  options: FollowOptions,
): Promise<{ url: URL; response: IncomingMessage }> {
  let url = parse(text);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await request(url, options);
    const { statusCode = 0, headers } = response;
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined)
      return { url, response };
    response.destroy();
    url = parse(headers.location, url);
  }
  throw new DownloadError('This address redirects too often.');
}

function parse(text: string, base?: URL): URL {
  const url = URL.parse(text.trim(), base);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new DownloadError('Enter an address that starts with https:// or http://.');
  if (url.username || url.password)
    throw new DownloadError('Enter an address without a user name and password.');
  return url;
}

function request(
  url: URL,
  { signal, userAgent, method = 'GET', mayConnect = isPublicAddress }: FollowOptions,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Names are checked as they are resolved; addresses are not resolved.
  if (isIP(host) !== 0 && !mayConnect(host)) throw new DownloadError(NOT_PUBLIC);
  const send = url.protocol === 'https:' ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const headers = { 'User-Agent': userAgent, 'Accept-Encoding': 'identity' };
    const options = { signal, method, headers, agent: false, lookup: checked(mayConnect) };
    send(url, options, resolve).on('error', reject).end();
  });
}

/** Resolves a name, and refuses it if any of its addresses is not allowed. */
const checked =
  (mayConnect: (address: string) => boolean): LookupFunction =>
  (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const refusal = found?.every(({ address }) => mayConnect(address))
        ? null
        : new DownloadError(NOT_PUBLIC);
      const [first] = found ?? [];
      if (error || refusal || !first) done(error ?? refusal, '', 0);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
