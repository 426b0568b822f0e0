/** Reads what search engines, networks and programs get of /about and the lists. */
export async function readSearchSurfaces(url: string) {
  const read = async (path: string) => {
    const response = await fetch(url + path, { redirect: 'manual' });
    return response.ok ? response.text() : undefined;
  };
  const [html = '', list = '', sitemap = '', robots = '', twin] = await Promise.all(
    ['/about', '/insights', '/sitemap.xml', '/robots.txt', '/about.md'].map(read),
  );
  const find = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];
  return {
    title: find(html, /<title>([^<]*)/),
    card: find(html, /property="og:title" content="([^"]*)/),
    /** path of the picture for link previews */
    picture: new URL(find(html, /property="og:image" content="([^"]*)/)!).pathname,
    list: find(list, /<title>([^<]*)/),
    isListed: sitemap.includes('/about</loc>'),
    isInRobots: robots.includes('Disallow: /only-for-this-test'),
    twin,
  };
}

export type SearchSurfaces = Awaited<ReturnType<typeof readSearchSurfaces>>;
