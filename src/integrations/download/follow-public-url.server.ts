import { lookup } from 'node:dns';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Why an address was refused. The message is for the person who gave it. */
export class DownloadError extends Error {
  override name = 'DownloadError';
}

/** The network under downloads. */
export interface Network {
  /** whether an IP address may be connected to at a port; default: those of the public internet, at ports of the web */
  mayConnect?: ((address: string, port: number) => boolean) | undefined;
  /** finds all addresses of a name; for tests */
  resolve?: LookupFunction | undefined;
}

interface FollowOptions extends Network {
  signal: AbortSignal;
  userAgent: string;
  /** default: GET */
  method?: 'GET' | 'HEAD';
}

const MAX_REDIRECTS = 5;

/** Other ports belong to mail, databases and the like, which a request could reach in their own language. */
const WEB_PORTS: readonly number[] = [80, 443, 8080, 8443];

/** Whether a file may be fetched from an IP address. */
export const isPublicWeb = (address: string, port: number): boolean =>
  isPublicAddress(address) && WEB_PORTS.includes(port);

const refusalOf = (address: string, port: number): DownloadError =>
  new DownloadError(
    isPublicAddress(address)
      ? `Files are fetched from the ports ${WEB_PORTS.join(', ')} only, and this address names port ${port}.`
      : 'This address is not on the public internet, so it cannot be fetched.',
  );

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
  { signal, userAgent, method = 'GET', mayConnect = isPublicWeb, resolve = lookup }: FollowOptions,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isSecure = url.protocol === 'https:';
  const port = Number(url.port) || (isSecure ? 443 : 80);
  // Names are checked as they are resolved; addresses are not resolved.
  if (isIP(host) !== 0 && !mayConnect(host, port)) throw refusalOf(host, port);
  const checked: LookupFunction = (name, asked, done) => {
    resolve(name, { ...asked, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : [];
      const refused = addresses.find(({ address }) => !mayConnect(address, port));
      const [first] = addresses;
      if (error || refused || !first)
        done(error ?? (refused ? refusalOf(refused.address, port) : NO_ADDRESS), '', 0);
      else if (asked.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
  const send = isSecure ? overHttps : overHttp;
  return new Promise((resolved, reject) => {
    const headers = { 'User-Agent': userAgent, 'Accept-Encoding': 'identity' };
    const options = { signal, method, headers, agent: false, lookup: checked };
    send(url, options, resolved).on('error', reject).end();
  });
}

const NO_ADDRESS = new DownloadError('The name of this server has no address.');
