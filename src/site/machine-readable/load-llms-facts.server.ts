import { AUDIENCES, GUIDES, SERVICES } from '#content/frame.ts';
import { searchTextsOf } from '#src/domains/content/stories/success-story.ts';
import type { LlmsEntry, LlmsFacts } from '#src/domains/seo/llms-text.ts';
import { INSIGHTS_PATH, postPath, STORIES_PATH, storyPath } from '#src/domains/site-map/paths.ts';
import { type Section, sectionOf } from '#src/domains/site-map/sections.ts';
import type { Services } from '#src/services.server.ts';
import { listingMetadata, storyListMetadata } from '#content/insights-metadata.ts';

/** Articles in the main section. The others go to 'Optional', which readers may skip (llmstxt.org). */
const MAX_MAIN_ARTICLES = 20;

const isIn =
  (...sections: Section[]) =>
  (path: string) =>
    sections.some((section) => section === sectionOf(path));
const isLinkedFrom = (links: readonly { href: string }[]) => (path: string) =>
  links.some(({ href }) => href === path);

const listFormat = new Intl.ListFormat('en-US');

/** Loads the content of /llms.txt: every page with a Markdown twin, once, in the first section that matches. */
export async function loadLlmsFacts({
  pages,
  posts,
  stories: reader,
  config,
  siteSettings,
}: Pick<Services, 'pages' | 'posts' | 'stories' | 'config' | 'siteSettings'>): Promise<LlmsFacts> {
  const [pageEntries, articles, all, settings] = await Promise.all([
    pages.indexable(),
    posts.indexable(),
    reader.list(),
    siteSettings.read(),
  ]);
  const { name, email, street, city, region, zip } = settings;
  const remaining = new Set<LlmsEntry>(pageEntries);
  const take = (belongs: (path: string) => boolean) => {
    const taken = [...remaining].filter(({ path }) => belongs(path));
    for (const entry of taken) remaining.delete(entry);
    return taken;
  };
  const home = pageEntries.find(({ path }) => path === '/');
  const articleEntries = articles.map(({ slug, ...article }) => ({
    path: postPath(slug),
    ...article,
  }));
  const stories = all.map((story) => ({
    path: storyPath(story.slug),
    ...searchTextsOf(story),
    ...(story.override?.description && { description: story.override.description }),
  }));
  // Pages for local search repeat the content of other pages.
  const local = take(isIn('local'));
  return {
    origin: config.SITE_URL,
    name,
    summary: home?.description ?? '',
    facts: [
      { name: 'What we do', text: listFormat.format(SERVICES.map(({ label }) => label)) },
      { name: 'Who we help', text: listFormat.format(AUDIENCES.map(({ label }) => label)) },
      { name: 'Where', text: `${street}, ${city}, ${region} ${zip}` },
      { name: 'Contact', text: email },
      { name: 'Pages', text: 'each link is a page in Markdown; drop .md for the web page' },
    ],
    sections: [
      { title: 'Services', entries: take(isIn('service')) },
      {
        title: 'Who we help',
        entries: take((path) => isIn('audience')(path) || isLinkedFrom(AUDIENCES)(path)),
      },
      {
        title: 'Tools and playbooks',
        entries: take(
          (path) => isIn('assessment', 'playbook')(path) || isLinkedFrom(GUIDES.links)(path),
        ),
      },
      {
        title: 'Success stories',
        entries: [{ path: STORIES_PATH, ...storyListMetadata() }, ...stories],
      },
      {
        title: 'Insights',
        entries: [
          { path: INSIGHTS_PATH, ...listingMetadata(settings) },
          ...articleEntries.slice(0, MAX_MAIN_ARTICLES),
        ],
      },
      { title: 'Company', entries: [...remaining] },
      { title: 'Optional', entries: [...articleEntries.slice(MAX_MAIN_ARTICLES), ...local] },
    ],
  };
}
