import { createHash } from 'node:crypto';
import pLimit from 'p-limit';

/** Beyond what a page links to. */
const STARTS = ['/', '/sitemap.xml', '/robots.txt', '/llms.txt', '/insights'];
const LINK = /(?:href|src)="([^"#]+)|<loc>([^<#]+)/g;
const AT_ONCE = 6;

/**
 * Reads every address of a site that visitors reach, over HTTP.
 * @returns status, type and a hash of what each one sends, by address; the origin of the site counts for nothing
 */
export async function crawlAddresses(origin: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const limit = pLimit(AT_ONCE);
  let next = STARTS;
  while (next.length > 0) {
    const linked = await Promise.all(next.map((address) => limit(() => read(address))));
    next = [...new Set(linked.flat())].filter((address) => !found.has(address));
  }
  return found;

  async function read(address: string): Promise<string[]> {
    const response = await fetch(origin + address, { redirect: 'manual' });
    const bytes = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    const isText = /^(?:text|application\/(?:xml|json|rss))/.test(type);
    const text = isText ? bytes.toString('utf8').replaceAll(origin, 'https://site.example') : '';
    const location = response.headers.get('location')?.replace(origin, '') ?? '';
    const hash = createHash('sha256')
      .update(isText ? text : bytes)
      .digest('hex');
    found.set(address, `${response.status} ${type} ${location} ${hash}`);
    return Array.from(text.matchAll(LINK), ([, link, loc]) => {
      const url = URL.parse((link ?? loc)!.replaceAll('&amp;', '&'), 'https://site.example');
      const isOwn = url?.host === 'site.example' && !/^\/(?:admin|assets)\b/.test(url.pathname);
      // Renditions are made of the file, which is compared.
      return isOwn ? [url.pathname + (url.pathname.startsWith('/media/') ? '' : url.search)] : [];
    }).flat();
  }
}
