import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBuiltSite } from './site-process.ts';

const PORT = 21_402;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const KB = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; details?: { items?: Request[] } }>;
}

interface Request {
  url: string;
  transferSize: number;
  resourceType: string;
  networkEndTime: number;
}

/**
 * Measures the weight and Lighthouse scores (mobile, simulated throttling) of each page with an empty cache. Allows
 * indexing for the run, as in production.
 */
export async function benchPages(paths: readonly string[]) {
  process.env['SITE_ENV'] = 'production';
  const site = await startBuiltSite(PORT);
  try {
    for (const path of paths) print(path, await lighthouse(`${site.url}${path}`));
  } finally {
    await site.stop();
  }
}

async function lighthouse(url: string): Promise<Report> {
  const out = join(tmpdir(), `cadron-lighthouse-${process.pid}.json`);
  await promisify(execFile)(
    'node_modules/.bin/lighthouse',
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${out}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync',
    ],
    { env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' } },
  );
  const report = JSON.parse(await readFile(out, 'utf8')) as Report;
  await rm(out);
  return report;
}

function print(path: string, { categories, audits }: Report) {
  const requests = audits['network-requests']?.details?.items ?? [];
  const weight = (...types: string[]) =>
    KB(
      requests
        .filter(({ resourceType }) => types.includes(resourceType))
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    );
  const ms = (audit: string) => `${Math.round(audits[audit]?.numericValue ?? Number.NaN)} ms`;
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  console.log(
    [
      `${path}: Lighthouse mobile ${scores.join(' / ')}`,
      `LCP ${ms('largest-contentful-paint')}`,
      `TBT ${ms('total-blocking-time')}`,
      `CLS ${(audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)}`,
      `HTML + CSS ${weight('Document', 'Stylesheet')}`,
      `fonts ${weight('Font')}`,
      `scripts ${weight('Script')}`,
      `images ${weight('Image')}`,
    ].join(', '),
  );
}
