import type { FetchPage } from '#src/domains/seo/crawl/page-fetch-port.ts';

/** The files for programs that every site has. Parts of a long sitemap and Markdown twins come on top. */
export const MACHINE_FILES: readonly { path: string; label: string }[] = [
  { path: '/sitemap.xml', label: 'Sitemap' },
  { path: '/robots.txt', label: 'Rules for crawlers' },
  { path: '/feed.xml', label: 'RSS feed' },
  { path: '/feed.json', label: 'JSON feed' },
  { path: '/llms.txt', label: 'Summary for language models' },
];

/** Whether a path is that of a file for programs. */
export const isMachineFile = (path: string): boolean =>
  MACHINE_FILES.some((file) => file.path === path) ||
  /^\/(?:sitemap\/[1-9]\d{0,3}\.xml|.+\.md)$/.test(path);

/**
 * Reads what the sitemap of this site lists.
 * @returns the encoded path of every address, also of those in the parts of a long sitemap. Rejects if a file cannot be read
 */
export async function readSitemap(fetchPage: FetchPage): Promise<string[]> {
  const read = async (path: string) => {
    const { status, body } = await fetchPage(path);
    if (status !== 200) throw new Error(`${path} responded with ${status}`);
    const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
      const { pathname, search } = new URL(
        address!.replaceAll('&apos;', "'").replaceAll('&amp;', '&'),
      );
      return pathname + search;
    });
    return { paths, isIndex: body.includes('<sitemapindex') };
  };
  const { paths, isIndex } = await read('/sitemap.xml');
  if (!isIndex) return paths;
  const all: string[] = [];
  for (const path of paths) all.push(...(await read(path)).paths);
  return all;
}
