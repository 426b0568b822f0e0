import { STATE_NAMES } from '#src/admin/documents/document-labels.ts';
import { matchScore } from '#src/admin/palette/match-commands.ts';
import { targetOf } from '#src/domains/content/references.ts';
import { fileNameOf } from '#src/domains/media/asset.ts';
import { mediaUrl } from '#src/domains/media/media-address.ts';
import { isSamePath, ownLink } from '#src/domains/site-map/own-link.ts';
import type { DocumentSummary } from '#src/domains/documents/documents.server.ts';
import { startLife } from '#src/domains/documents/life/life.ts';
import {
  ASSESSMENT_PATH,
  INSIGHTS_PATH,
  NEWSLETTER_PATH,
  postPath,
  SEARCH_PATH,
  STORIES_PATH,
  storyPath,
} from '#src/domains/site-map/paths.ts';
import type { Services } from '#src/services.server.ts';
import type { LinkFacts, LinkTarget } from './link-target.ts';

/** Enough to find the best name among the last saved ones that contain the text. */
const MAX_READ = 30;
const MAX_SHOWN = 6;

/** Screens of the site besides pages, posts and stories. */
const SCREENS: readonly LinkTarget[] = [
  { href: INSIGHTS_PATH, title: 'Insights: all posts', kind: 'List' },
  { href: STORIES_PATH, title: 'All success stories', kind: 'List' },
  { href: ASSESSMENT_PATH, title: 'AI Quotient: the questions', kind: 'Screen' },
  { href: NEWSLETTER_PATH, title: 'Newsletter', kind: 'Screen' },
  { href: SEARCH_PATH, title: 'Search', kind: 'Screen' },
];

type Deps = Pick<Services, 'documents' | 'pages' | 'posts' | 'checks'>;

/** Finds targets for a link by title or path: pages and posts, drafts included, then stories, files and lists. */
export async function findLinks(
  q: string,
  stories: readonly LinkTarget[],
  { documents, assetLists }: Pick<Services, 'documents' | 'assetLists'>,
): Promise<LinkTarget[]> {
  const [pages, posts, files] = await Promise.all([
    documents.list({ kind: 'page', search: q, limit: MAX_READ }),
    documents.list({ kind: 'post', search: q, limit: MAX_READ }),
    // Without a text, the newest files are hardly what a link leads to.
    q === ''
      ? []
      : assetLists
          .list({ filter: { search: q }, sort: '-changed' }, { offset: 0, limit: MAX_READ })
          .then(({ assets }) => assets.map(fileTarget)),
  ]);
  const best = (targets: readonly LinkTarget[]) =>
    targets
      .map((target) => ({ target, score: matchScore(q, target.title, target.href) }))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, MAX_SHOWN)
      .map(({ target }) => target);
  const matching = (targets: readonly LinkTarget[]) =>
    best(targets.filter(({ title, href }) => matchScore(q, title, href) > 0));
  return [
    ...best(pages.documents.flatMap((page) => toTarget(page, 'Page'))),
    ...best(posts.documents.flatMap((post) => toTarget(post, 'Post'))),
    // Without a text, the lists are more useful than some of many stories.
    ...(q === '' ? [] : matching(stories)),
    ...best(files),
    ...matching(SCREENS),
  ];
}

function toTarget({ address, title, state }: DocumentSummary, kind: string): LinkTarget[] {
  if (!address) return [];
  const isPublic = state === 'published' || state === 'changed';
  const name = title.trim() || address;
  return [{ href: address, title: name, kind, ...(!isPublic && { state: STATE_NAMES[state] }) }];
}

const fileTarget = ({ address, name }: { address: string; name: string }): LinkTarget => ({
  href: mediaUrl(address),
  title: name,
  kind: 'File',
});

/** The success stories as targets of links. */
export const storyTargets = (
  stories: readonly { slug: string; title: string; companyName: string }[],
): LinkTarget[] =>
  stories.map(({ slug, title, companyName }) => ({
    href: storyPath(slug),
    title: `${companyName}: ${title}`,
    kind: 'Success story',
  }));

/** Describes a link: where it leads, and what the checks find in it. */
export async function describeLink(
  href: string,
  stories: readonly LinkTarget[],
  deps: Deps,
): Promise<LinkFacts> {
  const [findings, target] = await Promise.all([
    // The checks read documents, so the link is that of one that nobody has.
    deps.checks.check({
      id: NO_DOCUMENT,
      kind: 'page',
      content: {
        title: '',
        path: '',
        seo: { title: '', description: '' },
        blocks: [{ id: 'link', type: 'link', props: { href } }],
      },
      builtInPath: null,
      life: startLife(null),
    }),
    findTarget(href, stories, deps),
  ]);
  return {
    title: target?.title,
    kind: target?.kind,
    findings: findings
      .filter(({ field, block }) => field === 'href' && block === 'link')
      .map(({ severity, message }) => ({ severity, message })),
  };
}

/** RFC 2606 reserves `.invalid`: a link with a whole address is none of ours here, and the checks say so. */
const NO_ORIGIN = 'https://own.invalid';
const NO_DOCUMENT = '00000000-0000-4000-8000-000000000000';

async function findTarget(
  href: string,
  stories: readonly LinkTarget[],
  { pages, posts }: Deps,
): Promise<Pick<LinkTarget, 'title' | 'kind'> | undefined> {
  const file = targetOf(href);
  if (file?.targetKind === 'media') return { title: fileNameOf(file.target), kind: 'File' };
  const path = ownLink(href, NO_ORIGIN)?.path;
  if (path === undefined) return undefined;
  const page = await pages.page(path);
  if (page) return { title: page.title, kind: 'Page' };
  const known = [...stories, ...SCREENS].find((target) => isSamePath(target.href, path));
  if (known || !path.startsWith(postPath(''))) return known;
  const post = await posts.post(path.slice(postPath('').length));
  return post && { title: post.title, kind: 'Post' };
}
