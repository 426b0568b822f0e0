import { formatTime, type FormattedTime } from '#src/admin/parts/format-time.ts';
import { MACHINE_FILES, machineFileAt } from '#src/domains/seo/machine-files/machine-file.ts';
import { type ReadFile, readFile, readSitemap } from '#src/domains/seo/machine-files/read-files.ts';
import { readRouteFacts } from '#src/domains/seo/crawl/read-route-facts.ts';
import { isNoindex } from '#src/domains/seo/crawl/route-facts.ts';
import type { Submission } from '#src/domains/seo/submissions.server.ts';
import { siteEnvironment } from '#src/platform/http/site-environment.ts';
import type { Services } from '#src/services.server.ts';

type Reader = Pick<Services, 'config' | 'fetchPage'>;

/** Where files are read, and what is an address of ours. */
export const sourceOf = ({ config, fetchPage }: Reader) => ({
  fetchPage,
  origin: new URL(config.SITE_URL).origin,
});

/** A file in the list. */
export interface ShownFile extends Pick<ReadFile, 'path' | 'label' | 'count' | 'problems'> {
  bytes: number;
  sentBytes: number;
  modified: FormattedTime | undefined;
}

const shownFile = (file: ReadFile, now: Date): ShownFile => ({
  path: file.path,
  label: file.label,
  count: file.count,
  problems: file.problems,
  bytes: file.bytes,
  sentBytes: file.sentBytes,
  modified: file.modified ? formatTime(new Date(file.modified), now) : undefined,
});

/** Lines and characters of a file that the preview shows. */
const MAX_LINES = 500;
const MAX_LINE_LENGTH = 1_000;

/** The beginning of a file. */
export interface FilePreview extends ShownFile {
  lines: string[];
  /** how many lines it has */
  total: number;
}

/** Reads all files for programs, and the one to preview. */
export async function presentFiles(services: Reader, chosen: string, now: Date) {
  const source = sourceOf(services);
  const { parts } = await readSitemap(source).catch(() => ({ parts: [] }));
  const [first, ...rest] = MACHINE_FILES;
  const files = await Promise.all(
    [first!, ...parts, ...rest].map((file) => readFile(source, file)),
  );
  const asked = machineFileAt(chosen);
  const previewed =
    files.find(({ path }) => path === chosen) ?? (asked && (await readFile(source, asked)));
  return {
    files: files.map((file) => shownFile(file, now)),
    preview: previewed && previewOf(previewed, now),
  };
}

function previewOf(file: ReadFile, now: Date): FilePreview {
  const lines = file.body.split('\n');
  const shown = lines
    .slice(0, MAX_LINES)
    .map((line) => (line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line));
  return { ...shownFile(file, now), lines: shown, total: lines.length };
}

/** What the running site says to search engines about listing it. */
export interface IndexingProof {
  environment: string;
  /** how it is known */
  source: string;
  header: string;
  meta: string;
  /** undefined if the page could not be read */
  isHidden: boolean | undefined;
  isAsExpected: boolean;
}

/** Fetches the home page of this very site and reads what it says. */
export async function proveIndexing({ config, fetchPage }: Reader): Promise<IndexingProof> {
  const environment = siteEnvironment(config.SITE_URL, config.SITE_ENV);
  const page = await fetchPage('/').catch(() => undefined);
  const header = page?.headers.get('x-robots-tag') ?? '';
  const response = { path: '/', origin: config.SITE_URL, status: 200, sentBytes: 0 };
  const facts =
    page?.status === 200
      ? readRouteFacts(page.body, { ...response, headers: { get: () => null } })
      : undefined;
  const isHidden = facts && (isNoindex(facts.robots) || /\b(?:noindex|none)\b/i.test(header));
  return {
    environment,
    source: config.SITE_ENV ? `SITE_ENV is ${config.SITE_ENV}` : `derived from ${config.SITE_URL}`,
    header: header || 'not sent',
    meta: facts ? facts.robots.join(', ') || 'missing' : 'could not be read',
    isHidden,
    isAsExpected: isHidden === (environment !== 'production'),
  };
}

/** Results of notices to search engines. */
export interface ShownSubmission {
  id: number;
  at: FormattedTime;
  outcome: Submission['outcome'];
  message: string;
  addresses: number;
  paths: string[];
}

const SHOWN_PATHS = 5;
const MAX_SUBMISSIONS = 20;

/** The newest notices, and whether the key file is where search engines look. */
export async function presentSubmissions({
  submissions,
  fetchPage,
}: Pick<Services, 'submissions' | 'fetchPage'>) {
  const { key } = submissions;
  const path = key && `/${key}.txt`;
  const [entries, page] = await Promise.all([
    submissions.list(MAX_SUBMISSIONS),
    path ? fetchPage(path).catch(() => undefined) : undefined,
  ]);
  const now = new Date();
  return {
    keyFile: path ? { path, isThere: page?.status === 200 && page.body.trim() === key } : undefined,
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
