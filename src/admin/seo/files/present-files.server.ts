import { formatTime } from '#src/admin/parts/format-time.ts';
import { isMachineFile } from '#src/domains/seo/machine-file.ts';
import { readDocumentFacts } from '#src/domains/seo/crawl/read-route-facts.ts';
import { isNoindex } from '#src/domains/seo/crawl/route-facts.ts';
import { siteEnvironment } from '#src/platform/http/site-environment.ts';
import type { Services } from '#src/services.server.ts';

type Reader = Pick<Services, 'config' | 'fetchPage'>;

/** Lines and characters of a file that the preview shows. */
const MAX_LINES = 500;
const MAX_LINE_LENGTH = 1_000;

export type FilePreview = NonNullable<Awaited<ReturnType<typeof previewFile>>>;

/** Reads a file for programs from the running site; undefined if the path is that of none. */
export async function previewFile({ fetchPage }: Pick<Reader, 'fetchPage'>, path: string) {
  if (!isMachineFile(path)) return undefined;
  const page = await fetchPage(path).catch(() => undefined);
  if (page?.status !== 200)
    return {
      path,
      /** why it has no lines */
      problem: page
        ? `It responds with ${page.status}, so no program can read it.`
        : 'It could not be read just now. Reload the page to try again.',
      lines: [],
      total: 0,
    };
  const lines = page.body.trimEnd().split('\n');
  const shown = lines
    .slice(0, MAX_LINES)
    .map((line) => (line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line));
  return { path, problem: undefined, lines: shown, total: lines.length };
}

export type IndexingProof = Awaited<ReturnType<typeof proveIndexing>>;

/** Fetches the home page of this very site and reads what it says. */
export async function proveIndexing({ config, fetchPage }: Reader) {
  const environment = siteEnvironment(config.SITE_URL, config.SITE_ENV);
  const page = await fetchPage('/').catch(() => undefined);
  const header = page?.headers.get('x-robots-tag') ?? '';
  const facts =
    page?.status === 200 ? readDocumentFacts(page.body, '/', config.SITE_URL) : undefined;
  const isHidden = facts && (isNoindex(facts.robots) || /\b(?:noindex|none)\b/i.test(header));
  return {
    environment,
    source: config.SITE_ENV ? `SITE_ENV is ${config.SITE_ENV}` : `derived from ${config.SITE_URL}`,
    header: header || 'not sent',
    meta: facts ? facts.robots.join(', ') || 'missing' : 'could not be read',
    /** undefined if the page could not be read */
    isHidden,
    isAsExpected: isHidden === (environment !== 'production'),
  };
}

const SHOWN_PATHS = 5;
const MAX_SUBMISSIONS = 20;

/** The newest notices, and the file by which search engines trust them. */
export async function presentSubmissions({ submissions }: Pick<Services, 'submissions'>) {
  const key = submissions.key();
  const entries = await submissions.list(MAX_SUBMISSIONS);
  const now = new Date();
  return {
    keyFile: key && `/${key}.txt`,
    entries: entries.map(({ id, at, outcome, status, message, addresses, paths }) => ({
      id,
      at: formatTime(at, now),
      outcome,
      message: [status && `HTTP ${status}`, message].filter(Boolean).join(': '),
      addresses,
      paths: paths.slice(0, SHOWN_PATHS),
    })),
  };
}
