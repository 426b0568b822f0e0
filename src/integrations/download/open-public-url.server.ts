import { lookup } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { get as httpGet } from 'node:http';
import { get as httpsGet } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The message is for the person who gave the address. */
export class DownloadError extends Error {
  override name = 'DownloadError';
}

const MAX_REDIRECTS = 5;

const NOT_PUBLIC = 'This address is not on the public internet, so it cannot be fetched.';

/**
 * Opens an address of the public internet. Each address is checked when it is connected to, also after a redirect, so that a
 * name cannot resolve to another one in between.
 * @param mayConnect for tests
 * @throws DownloadError
 */
export async function openPublicUrl(
  text: string,
  signal: AbortSignal,
  mayConnect: (address: string) => boolean = isPublicAddress,
): Promise<{ url: URL; response: IncomingMessage }> {
  let url = parse(text);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await request(url, signal, mayConnect);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return { url, response };
    response.destroy();
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined)
      throw new DownloadError(`The server of this address sent no file (status ${statusCode}).`);
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
  signal: AbortSignal,
  mayConnect: (address: string) => boolean,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Names are checked as they are resolved; addresses are not resolved.
  if (isIP(host) !== 0 && !mayConnect(host)) throw new DownloadError(NOT_PUBLIC);
  const get = url.protocol === 'https:' ? httpsGet : httpGet;
  return new Promise((resolve, reject) => {
    const headers = { 'User-Agent': 'Cadron media library', 'Accept-Encoding': 'identity' };
    const options = { signal, headers, agent: false, lookup: checked(mayConnect) };
    get(url, options, resolve).on('error', (error) => reject(explain(error)));
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

/** What the person can do about a failure. */
export function explain(error: unknown): DownloadError {
  if (error instanceof DownloadError) return error;
  const { name, code } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError')
    return new DownloadError(
      'The server of this address is too slow. Download the file, then add it.',
    );
  const reason = code ?? 'no response';
  return new DownloadError(`The server of this address cannot be reached (${reason}).`);
}
