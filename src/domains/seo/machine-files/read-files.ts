import type { FetchPage } from '#src/domains/seo/crawl/page-fetch-port.ts';
import { checkJsonFeed, checkRss } from './check-feeds.ts';
import { checkSitemap } from './check-sitemap.ts';
import { checkLlmsText, checkMarkdown, checkRobots } from './check-texts.ts';
import { type FileReport, type MachineFile, machineFileAt } from './machine-file.ts';

/** A file as crawlers get it. */
export interface ReadFile extends MachineFile, FileReport {
  status: number;
  contentType: string;
  body: string;
  /** decoded, and as it was sent */
  bytes: number;
  sentBytes: number;
}

/** Content types that readers of each kind accept. */
const TYPES = {
  sitemap: /^(?:application|text)\/xml\b/,
  robots: /^text\/plain\b/,
  rss: /^(?:application\/(?:rss\+)?xml|text\/xml)\b/,
  'json-feed': /^application\/(?:feed\+)?json\b/,
  llms: /^text\/(?:plain|markdown)\b/,
  markdown: /^text\/(?:markdown|plain)\b/,
};

interface ReadDeps {
  fetchPage: FetchPage;
  /** origin of the site */
  origin: string;
}

/** Fetches and checks a file. Never throws: a file that cannot be read has that problem. */
export async function readFile(
  { fetchPage, origin }: ReadDeps,
  file: MachineFile,
): Promise<ReadFile> {
  const page = await fetchPage(file.path).catch(() => undefined);
  const body = page?.body ?? '';
  const contentType = page?.headers.get('content-type') ?? '';
  const read = {
    ...file,
    status: page?.status ?? 0,
    contentType,
    body,
    bytes: Buffer.byteLength(body),
    sentBytes: page?.sentBytes ?? 0,
  };
  const isMissing = page?.status !== 200;
  if (isMissing) return { ...read, count: '', problems: [missing(page?.status)] };
  const report = check(file, body, origin);
  const modified = report.modified ?? page.headers.get('last-modified') ?? undefined;
  const typeProblems = TYPES[file.kind].test(contentType)
    ? []
    : [`Its content type is ${contentType || 'missing'}.`];
  return { ...read, ...report, modified, problems: [...typeProblems, ...report.problems] };
}

const missing = (status: number | undefined) =>
  status === undefined
    ? 'It could not be reached.'
    : `It responds with ${status}, so no program can read it.`;

function check({ kind }: MachineFile, body: string, origin: string): FileReport {
  switch (kind) {
    case 'sitemap': {
      const { addresses: _, isIndex: __, ...report } = checkSitemap(body, origin);
      return report;
    }
    case 'robots':
      return checkRobots(body);
    case 'rss':
      return checkRss(body, origin);
    case 'json-feed':
      return checkJsonFeed(body, origin);
    case 'llms':
      return checkLlmsText(body);
    case 'markdown':
      return checkMarkdown(body);
  }
}

/**
 * What the sitemap lists.
 * @returns parts of a long sitemap, and the encoded path of every address of all of them. Rejects if one cannot be read
 */
export async function readSitemap({
  fetchPage,
  origin,
}: ReadDeps): Promise<{ parts: MachineFile[]; addresses: string[] }> {
  const read = async (path: string) => {
    const { status, body } = await fetchPage(path);
    if (status !== 200) throw new Error(`${path} responded with ${status}`);
    return checkSitemap(body, origin);
  };
  const { isIndex, addresses } = await read('/sitemap.xml');
  if (!isIndex) return { parts: [], addresses };
  const parts = addresses.flatMap((path) => machineFileAt(path) ?? []);
  const all: string[] = [];
  for (const { path } of parts) all.push(...(await read(path)).addresses);
  return { parts, addresses: all };
}
