import { BRAND } from '#content/brand.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import type { LlmsEntry, LlmsFacts } from '#src/domains/seo/llms-text.ts';
import type { Services } from '#src/services.server.ts';
import {
  listingMetadata,
  storyListMetadata,
  storyMetadata,
} from '#src/site/seo/insights-metadata.ts';
import { AUDIENCES, GUIDES, SERVICES } from '#src/site/parts/navigation.ts';

/** Articles that are named before those one may skip. */
const NEWEST = 20;

const isBelow = (root: string) => (path: string) => path === root || path.startsWith(`${root}/`);
const isAmong = (links: readonly { href: string }[]) => (path: string) =>
  links.some(({ href }) => href === path);

const allOf = new Intl.ListFormat('en-US');

/** What /llms.txt says of the site: every page that has a twin, once, under the first section that takes it. */
export async function loadLlmsFacts({
  pages,
  posts,
  config,
}: Pick<Services, 'pages' | 'posts' | 'config'>): Promise<LlmsFacts> {
  const [made, articles] = await Promise.all([pages.indexable(), posts.indexable()]);
  const left = new Set<LlmsEntry>(made);
  const take = (belongs: (path: string) => boolean) => {
    const taken = [...left].filter(({ path }) => belongs(path));
    for (const entry of taken) left.delete(entry);
    return taken;
  };
  const home = made.find(({ path }) => path === '/');
  const named = articles.map(({ slug, ...article }) => ({ path: `/insights/${slug}`, ...article }));
  const stories = SUCCESS_STORIES.map((story) => ({
    path: `/insights/success-stories/${story.slug}`,
    ...storyMetadata(story),
  }));
  // Pages for one place repeat what other pages say at more length.
  const local = take(isBelow('/insights'));
  return {
    origin: config.SITE_URL,
    name: BRAND.name,
    summary: home?.description ?? '',
    facts: [
      { name: 'What we do', text: allOf.format(SERVICES.map(({ label }) => label)) },
      { name: 'For whom', text: allOf.format(AUDIENCES.map(({ label }) => label)) },
      { name: 'Where', text: BRAND.address.join(', ') },
      { name: 'Contact', text: BRAND.email },
      { name: 'Pages', text: 'each link is a page as Markdown; without .md it is the page itself' },
    ],
    sections: [
      { title: 'Services', entries: take(isBelow('/services')) },
      {
        title: 'Who we help',
        entries: take((path) => path === '/who-we-help' || isAmong(AUDIENCES)(path)),
      },
      {
        title: 'Tools and playbooks',
        entries: take((path) =>
          [isBelow('/ai-quotient'), isBelow('/playbooks'), isAmong(GUIDES.links)].some((holds) =>
            holds(path),
          ),
        ),
      },
      {
        title: 'Success stories',
        entries: [{ path: '/insights/success-stories', ...storyListMetadata() }, ...stories],
      },
      {
        title: 'Insights',
        entries: [{ path: '/insights', ...listingMetadata() }, ...named.slice(0, NEWEST)],
      },
      { title: 'Company', entries: [...left] },
      { title: 'Optional', entries: [...named.slice(NEWEST), ...local] },
    ],
  };
}
