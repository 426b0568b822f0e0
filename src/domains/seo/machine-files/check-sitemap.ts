import { formatInteger } from './format-integer.ts';
import { collectProblems, type FileReport } from './machine-file.ts';
import { readXml } from './read-xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Limits of the protocol (sitemaps.org). */
const MAX_ADDRESSES = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;
const MAX_ADDRESS_LENGTH = 2_048;

/** W3C date and time (w3.org/TR/NOTE-datetime), as sitemaps use it. */
const W3C_TIME =
  /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01])(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?)?)?$/;

export interface SitemapReport extends FileReport {
  /** encoded path and query of each address of our site that is listed */
  addresses: string[];
  /** whether it lists parts, not pages */
  isIndex: boolean;
}

/** Checks a sitemap or an index of its parts against the protocol of sitemaps.org. */
export function checkSitemap(xml: string, origin: string): SitemapReport {
  const { problems, add } = collectProblems();
  const { elements, error } = readXml(xml);
  if (error) add(`It is not well-formed XML: ${error}.`);
  const root = elements.at(-1);
  const isIndex = root?.path === 'sitemapindex';
  if (root && root.path !== 'urlset' && !isIndex) add(`Its root element is ${root.path}.`);
  if (root && root.ns !== NAMESPACE) add('Its elements are not in the namespace of sitemaps.');
  const item = isIndex ? 'sitemapindex/sitemap' : 'urlset/url';
  const locations = elements.filter(({ path }) => path === `${item}/loc`);
  const items = elements.filter(({ path }) => path === item).length;
  if (items !== locations.length) add('An entry has no address, or several.');
  if (items > MAX_ADDRESSES)
    add(`It has ${formatInteger(items)} addresses; at most 50,000 are read.`);
  if (Buffer.byteLength(xml) > MAX_BYTES) add('It is larger than 50 MB.');
  const addresses = new Set<string>();
  for (const { text, line } of locations) {
    const url = URL.parse(text.trim());
    if (!url) add(`Line ${line}: “${text.trim()}” is not an absolute address.`);
    else if (url.origin !== origin) add(`Line ${line}: ${url.href} is not on ${origin}.`);
    else if (url.href.length > MAX_ADDRESS_LENGTH) add(`Line ${line}: an address is too long.`);
    else if (addresses.has(url.pathname + url.search)) add(`${url.href} is listed twice.`);
    if (url?.origin === origin) addresses.add(url.pathname + url.search);
  }
  const times = elements.filter(({ path }) => path === `${item}/lastmod`);
  for (const { text, line } of times)
    if (!W3C_TIME.test(text.trim())) add(`Line ${line}: “${text.trim()}” is not a W3C date.`);
  return {
    count: `${formatInteger(items)} ${isIndex ? 'parts' : 'addresses'}`,
    problems,
    modified: newest(times.map(({ text }) => text.trim())),
    addresses: [...addresses],
    isIndex,
  };
}

/** The last of several times; undefined without one that can be read. */
export function newest(times: readonly string[]): string | undefined {
  const read = times.map((time) => Date.parse(time)).filter((time) => !Number.isNaN(time));
  return read.length > 0
    ? new Date(read.reduce((a, b) => Math.max(a, b))).toISOString()
    : undefined;
}
