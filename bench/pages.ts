import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBuiltSite } from './site-process.ts';

const PORT = 21_402;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const KB = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

export interface Report {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; details?: { items?: Request[] } }>;
}

interface Request {
  url: string;
  transferSize: number;
  resourceType: string;
  networkEndTime: number;
}

/** Runs of each page; the one with the median LCP is printed. */
const RUNS = 3;

/**
 * Measures the weight and Lighthouse scores (mobile, simulated throttling) of each page with an empty cache. Allows
 * indexing for the run, as in production.
 */
export async function benchPages(paths: readonly string[]) {
  process.env['SITE_ENV'] = 'production';
  const site = await startBuiltSite(PORT);
  try {
    for (const path of paths) {
      const url = `${site.url}${path}`;
      // As for most visitors: compressed again since two have read it (ADR 107).
      for (let visit = 0; visit < 3; visit += 1) await (await fetch(url)).text();
      const reports: Report[] = [];
      for (let run = 0; run < RUNS; run += 1) reports.push(await lighthouse(url));
      const [, median] = reports.toSorted((a, b) => valueOf(a, LCP) - valueOf(b, LCP));
      print(path, median!);
    }
  } finally {
    await site.stop();
  }
}

export const LCP = 'largest-contentful-paint';
export const valueOf = ({ audits }: Report, audit: string) =>
  audits[audit]?.numericValue ?? Number.NaN;

export async function lighthouse(url: string): Promise<Report> {
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

function print(path: string, report: Report) {
  const { categories, audits, environment } = report;
  const requests = audits['network-requests']?.details?.items ?? [];
  const weight = (...types: string[]) =>
    KB(
      requests
        .filter(({ resourceType }) => types.includes(resourceType))
        .reduce((sum, { transferSize }) => sum + transferSize, 0),
    );
  const ms = (audit: string) => `${Math.round(valueOf(report, audit))} ms`;
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  console.log(
    [
      `${path}: Lighthouse mobile ${scores.join(' / ')}`,
      `benchmark index ${environment.benchmarkIndex}`,
      `LCP ${ms(LCP)}`,
      `TBT ${ms('total-blocking-time')}`,
      `CLS ${valueOf(report, 'cumulative-layout-shift').toFixed(3)}`,
      `main thread ${ms('mainthread-work-breakdown')}`,
      `HTML + CSS ${weight('Document', 'Stylesheet')}`,
      `fonts ${weight('Font')}`,
      `scripts ${weight('Script')}`,
      `images ${weight('Image')}`,
    ].join(', '),
  );
}
