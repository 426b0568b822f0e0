import { describeBody } from './describe-body.ts';
import { describeBlocks } from './describe-blocks.ts';
import type { Page } from '#src/domains/content/pages/page.ts';
import type { PostTemplates } from '#src/domains/content/templates/post-templates.server.ts';
import type { PostView } from '#src/domains/content/posts/post-reader.server.ts';
import { targetOf } from '#src/domains/content/references.ts';
import type { DocumentSummary } from '#src/domains/documents/documents.server.ts';
import { isPublic, showsBuiltIn } from '#src/domains/documents/life/life.ts';
import type { DocumentLookups } from '#src/domains/documents/lists/lookups.server.ts';
import type { References } from '#src/domains/documents/references/references.server.ts';
import { addressOf, findMovedPath } from '#src/domains/site-map/address-of.ts';
import { addressKey } from '#src/domains/site-map/content-address.ts';
import { siteDay } from '#src/platform/clock/site-day.ts';
import { normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { ReadBlock } from './block-port.ts';
import type { CheckedDocument } from './checked-document.ts';
import { isSamePath, ownLink } from '#src/domains/site-map/own-link.ts';
import type { DatedClaimFacts, OtherDocument, PathFacts, SiteFacts } from './site-facts.ts';

/** Where the facts of the site come from. */
export interface FactSources {
  origin: string;
  clock: Clock;
  readBlock: ReadBlock;
  /** every path that visitors can open */
  paths(): Promise<readonly string[]>;
  pages: { page(path: string): Promise<Page | undefined> };
  posts: { post(slug: string): Promise<PostView | undefined> };
  redirects: {
    resolve(request: {
      pathname: string;
      search: string;
      isVisit: boolean;
    }): Promise<{ to: string } | undefined>;
  };
  media: { has(path: string): Promise<boolean> };
  lookups: DocumentLookups;
  references: Pick<References, 'whereUsed'>;
  related: { similarPosts(title: string, exceptPath: string | null): Promise<OtherDocument[]> };
  /** paths that menus link to */
  menuPaths(): Promise<readonly string[]>;
  /** dated claims of the page at a path */
  claimsOf(path: string): readonly DatedClaimFacts[];
  /** see `SiteFacts` */
  guidance: SiteFacts['guidance'];
  labels: SiteFacts['labels'];
  postTemplates: Pick<PostTemplates, 'version'>;
}

/** Reads what the checks of a document need to know of the site. Throws if the database fails. */
export async function gatherFacts(
  document: CheckedDocument,
  sources: FactSources,
): Promise<SiteFacts> {
  const { seo, path, id, liveAddress, post } = document;
  const { origin, clock, lookups } = sources;
  const links = document.links.flatMap(({ href }) => ownLink(href, origin) ?? []);
  const canonicalUrl = URL.parse(seo.canonical ?? '', origin);
  const canonical = seo.canonical && canonicalUrl ? ownLink(canonicalUrl.href, origin) : undefined;
  const linked = [...links, ...(canonical ? [canonical] : [])]
    .map((link) => link.path)
    .filter((each) => path === null || !isSamePath(each, path));
  const existing = await sources.paths();
  const used = document.post?.template;
  const [
    paths,
    anchors,
    media,
    sameTitle,
    sameDescription,
    sameAddress,
    redirect,
    linkedBy,
    similarPosts,
    postTemplate,
  ] = await Promise.all([
    gatherPaths([...new Set(linked)], existing, sources),
    gatherAnchors(links, existing, sources),
    gatherMedia(document, sources),
    seo.shownTitle.trim() && path !== null
      ? lookups.withSameText('title', (seo.title || document.title).trim(), id)
      : [],
    seo.description.trim() ? lookups.withSameText('description', seo.description.trim(), id) : [],
    path === null || path === liveAddress ? [] : gatherHolders(document, path, existing, sources),
    path === null || path === liveAddress ? undefined : redirectFrom(path, sources),
    liveAddress === null || (liveAddress === path && !post)
      ? 0
      : countLinks(liveAddress, id, sources),
    post ? sources.related.similarPosts(document.title, liveAddress ?? path) : [],
    used && sources.postTemplates.version(used.id, used.version),
  ]);
  return {
    today: siteDay(clock()),
    origin,
    paths,
    anchors,
    media,
    sameTitle: sameTitle.map(other),
    sameDescription: sameDescription.map(other),
    sameAddress,
    redirectFromHere: redirect,
    isInMenu: path !== null && (await sources.menuPaths()).some((each) => isSamePath(each, path)),
    linkedBy,
    similarPosts,
    claims: path === null ? [] : sources.claimsOf(path),
    guidance: sources.guidance,
    labels: sources.labels,
    postTemplate,
  };
}

const other = ({ title, address }: DocumentSummary): OtherDocument => ({ title, path: address });

async function gatherPaths(
  linked: readonly string[],
  existing: readonly string[],
  sources: FactSources,
): Promise<Map<string, PathFacts>> {
  const exact = new Set(existing);
  const byKey = new Map(existing.map((path) => [addressKey(path), path]));
  const facts = new Map<string, PathFacts>();
  const unknown: string[] = [];
  for (const path of linked) {
    const spelled = byKey.get(addressKey(path));
    const known = exact.has(path)
      ? ({ type: 'exists' } as const)
      : (routeFacts(path) ?? (spelled === undefined ? undefined : redirectsTo(spelled)));
    if (known) facts.set(path, known);
    else unknown.push(path);
  }
  const documents = await sources.lookups.byAddress(unknown);
  for (const path of unknown) {
    const to = await redirectFrom(path, sources);
    facts.set(path, to === undefined ? hiddenAt(path, documents) : redirectsTo(to));
  }
  return facts;
}

const redirectsTo = (to: string): PathFacts => ({ type: 'redirects', to });

/** The site map's facts about a path that has no content; undefined for paths that content can have. */
function routeFacts(path: string): PathFacts | undefined {
  const moved = findMovedPath(path);
  if (moved !== undefined) return redirectsTo(moved);
  const address = addressOf(path);
  if (address.use === 'machine' && address.path === path && !address.isClosedToCrawlers)
    return { type: 'exists' };
  const isClosed = address.isSecret || ['team', 'machine', 'file'].includes(address.use);
  return isClosed ? { type: 'closed' } : undefined;
}

function hiddenAt(path: string, documents: readonly DocumentSummary[]): PathFacts {
  const isHere = isAt(path);
  for (const { life, title } of documents)
    if (life.publish && isHere(life.publish.address))
      return { type: 'hidden', state: 'scheduled', title, publishAt: life.publish.at };
  const found = documents.find(({ address }) => isHere(address));
  if (!found || isPublic(found.life)) return { type: 'missing' };
  // What will be public at another address by its schedule is a draft at this one.
  const state = found.state === 'scheduled' ? 'draft' : found.state;
  return { type: 'hidden', state, title: found.title, publishAt: null };
}

/** Finds out which addresses are that of a path, ignoring case. */
function isAt(path: string): (address: string | null | undefined) => boolean {
  const key = addressKey(path);
  return (address) => typeof address === 'string' && addressKey(address) === key;
}

const redirectFrom = async (path: string, { redirects }: FactSources) =>
  (await redirects.resolve({ pathname: encodeURI(path), search: '', isVisit: false }))?.to;

async function gatherAnchors(
  links: readonly { path: string; anchor: string | undefined }[],
  existing: readonly string[],
  { pages, posts, readBlock }: FactSources,
): Promise<Map<string, ReadonlySet<string>>> {
  const exact = new Set(existing);
  const anchors = new Map<string, ReadonlySet<string>>();
  for (const { path, anchor } of links) {
    if (anchor === undefined || anchors.has(path) || !exact.has(path)) continue;
    // With the blocks of its shared sections.
    const page = await pages.page(path);
    if (page) anchors.set(path, describeBlocks(page.blocks, readBlock).anchors);
    else if (path.startsWith(postPath(''))) {
      const post = await posts.post(path.slice(postPath('').length));
      if (post) anchors.set(path, describeBody(post.body).anchors);
    }
  }
  return anchors;
}

/** Undefined if storage fails: then nobody can say whether a file exists. */
async function gatherMedia(
  { pictures, links, post }: CheckedDocument,
  { media }: FactSources,
): Promise<Set<string> | undefined> {
  const addresses = [
    ...pictures.map(({ src }) => src),
    ...links.map(({ href }) => href),
    ...(post?.coverImage ? [post.coverImage] : []),
  ];
  const files = addresses.flatMap((address) => {
    const target = targetOf(address);
    return target?.targetKind === 'media' ? [target.target] : [];
  });
  try {
    const found = await Promise.all(
      [...new Set(files)].map(async (file) => ((await media.has(file)) ? [file] : [])),
    );
    return new Set(found.flat());
  } catch {
    return undefined;
  }
}

/** Other content that is public at a path, or will be by a schedule. */
async function gatherHolders(
  { id }: CheckedDocument,
  path: string,
  existing: readonly string[],
  { lookups }: FactSources,
): Promise<OtherDocument[]> {
  const isHere = isAt(path);
  const documents = await lookups.byAddress([path]);
  const holders = documents
    .filter((each) => each.id !== id)
    .flatMap(({ title, life, builtInPath }): OtherDocument[] => {
      const builtIn = showsBuiltIn(life) ? builtInPath : null;
      const held = [life.live?.address, life.publish?.address, builtIn].find(isHere);
      return typeof held === 'string' ? [{ title, path: held }] : [];
    });
  if (holders.length > 0) return holders;
  const own = documents.some((each) => each.id === id && isPublic(each.life));
  const taken = own ? undefined : existing.find(isHere);
  return taken === undefined ? [] : [{ title: taken, path: taken }];
}

async function countLinks(address: string, id: string | undefined, { references }: FactSources) {
  const target = normalizePath(address);
  if (target === undefined) return 0;
  const { usages } = await references.whereUsed({ targetKind: 'path', target }, id);
  return usages.filter(({ isLive }) => isLive).length;
}
