import { AUDIENCES, GUIDES, SERVICES } from '#content/navigation.ts';
import { BRAND } from '#content/brand.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import type { LlmsEntry, LlmsFacts } from '#src/domains/seo/llms-text.ts';
import { INSIGHTS_PATH, postPath, STORIES_PATH, storyPath } from '#src/domains/site-map/paths.ts';
import { type Section, sectionOf } from '#src/domains/site-map/sections.ts';
import type { Services } from '#src/services.server.ts';
import {
  listingMetadata,
  storyListMetadata,
  storyMetadata,
} from '#src/site/seo/insights-metadata.ts';

/** Articles that are named before those one may skip. */
const NEWEST = 20;

const isIn =
  (...sections: Section[]) =>
  (path: string) =>
    sections.some((section) => section === sectionOf(path));
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
  const named = articles.map(({ slug, ...article }) => ({ path: postPath(slug), ...article }));
  const stories = SUCCESS_STORIES.map((story) => ({
    path: storyPath(story.slug),
    ...storyMetadata(story),
  }));
  // Pages for one place repeat what other pages say at more length.
  const local = take(isIn('local'));
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
      { title: 'Services', entries: take(isIn('service')) },
      {
        title: 'Who we help',
        entries: take((path) => isIn('audience')(path) || isAmong(AUDIENCES)(path)),
      },
      {
        title: 'Tools and playbooks',
        entries: take(
          (path) => isIn('assessment', 'playbook')(path) || isAmong(GUIDES.links)(path),
        ),
      },
      {
        title: 'Success stories',
        entries: [{ path: STORIES_PATH, ...storyListMetadata() }, ...stories],
      },
      {
        title: 'Insights',
        entries: [{ path: INSIGHTS_PATH, ...listingMetadata() }, ...named.slice(0, NEWEST)],
      },
      { title: 'Company', entries: [...left] },
      { title: 'Optional', entries: [...named.slice(NEWEST), ...local] },
    ],
  };
}
