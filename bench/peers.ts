import autocannon from 'autocannon';
import { median, timed } from './timed.ts';
import { PEER_PAGES } from './peer-pages.ts';
import {
  buildPeers,
  type Contender,
  type Effort,
  install,
  pin,
  startPeers,
  startProxy,
  startReferences,
} from './peer-contenders.ts';
import { residentMb } from './process-memory.ts';
import { startBuiltSite } from './site-process.ts';
import { LCP, lighthouse, type Report, valueOf } from './pages.ts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const PORT = 21_430;
const ROUNDS = 4;
const SECONDS = 3;
const RUNS = 3;
const US = 'Cadron';

type Row = Record<string, number>;

/**
 * Compares a home page, a list and a post with the same pages built in Next, Astro and TanStack Start, with a bare Node
 * server and with nginx: prints one table for each page and one for the programs.
 */
export async function benchPeers(): Promise<void> {
  process.env['SITE_ENV'] = 'production';
  await using cleanUp = new AsyncDisposableStack();
  const kept = <T extends { stop(): unknown }>(server: T): T => {
    cleanUp.defer(async () => void (await server.stop()));
    return server;
  };
  const build = await timed(() => promisify(execFile)(process.execPath, ['scripts/build.mjs']));
  const { ms: ownInstall } = await install('.', 'cadron');
  const site = kept(await startBuiltSite(PORT));
  const efforts: Record<string, Effort> = {
    [US]: { install: ownInstall, build: build.ms },
    ...(await buildPeers(site.url)),
  };
  const us: Contender = { name: US, ...site };
  // As for most visitors: compressed again since two have read it (ADR 107).
  for (const path of Object.values(PEER_PAGES))
    for (let visit = 0; visit < 3; visit += 1) await (await fetch(site.url + path)).text();
  const peers = (await startPeers(PORT + 1)).map(kept);
  const references = (await startReferences(site.url, PORT + 5)).map(kept);
  const all = [us, ...peers, ...references];
  const atRest = await memoryOf(all);
  const loaded = await measureLoad(all);
  const afterLoad = await memoryOf(all);
  const drawn = await measureInBrowser([
    us,
    ...(await Promise.all(peers.map(startProxy))).map(kept),
  ]);
  for (const [page, path] of Object.entries(PEER_PAGES)) {
    console.log(`\n${page} (${path})`);
    printTable(all.map(({ name }) => [name, { ...drawn[page]?.[name], ...loaded[page]![name] }]));
  }
  console.log('\nprograms');
  printTable(
    all.map(({ name }) => [
      name,
      {
        'MB at rest': atRest[name]!,
        'MB after load': afterLoad[name]!,
        ...(efforts[name] && {
          'install s': efforts[name].install / 1_000,
          'build s': efforts[name].build / 1_000,
        }),
      },
    ]),
  );
}

async function memoryOf(contenders: readonly Contender[]): Promise<Row> {
  const row: Row = {};
  for (const { name, pid } of contenders) row[name] = await residentMb(pid);
  return row;
}

/** Requests a second on one core, with the load on the other; each round asks all contenders in turn. */
async function measureLoad(contenders: readonly Contender[]) {
  await pin(process.pid, '0');
  for (const { pid } of contenders) await pin(pid, '1');
  const pages: Record<string, Record<string, Row>> = {};
  for (const [page, path] of Object.entries(PEER_PAGES)) {
    const measured: Record<string, { rate: number; p99: number }[]> = {};
    for (let round = 0; round < ROUNDS; round += 1)
      for (const { name, url } of contenders) (measured[name] ??= []).push(await load(url + path));
    pages[page] = {};
    for (const [name, rounds] of Object.entries(measured))
      pages[page][name] = {
        'requests/s': median(rounds.map(({ rate }) => rate)),
        'p99 ms': median(rounds.map(({ p99 }) => p99)),
      };
  }
  for (const { pid } of [...contenders, process]) await pin(pid, '0,1');
  return pages;
}

async function load(url: string) {
  const { requests, latency, non2xx } = await autocannon({
    url,
    connections: 32,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br, gzip' },
  });
  if (non2xx > 0) throw new Error(`${url}: ${non2xx} responses were not 2xx`);
  return { rate: requests.average, p99: latency.p99 };
}

/** Lighthouse, mobile with simulated throttling: medians of runs that take turns. */
async function measureInBrowser(contenders: readonly Contender[]) {
  const pages: Record<string, Record<string, Row>> = {};
  for (const [page, path] of Object.entries(PEER_PAGES)) {
    const reports: Record<string, Report[]> = {};
    for (let round = 0; round < RUNS; round += 1)
      for (const { name, url } of contenders)
        (reports[name] ??= []).push(await lighthouse(url + path));
    pages[page] = Object.fromEntries(
      Object.entries(reports).map(([name, runs]) => [name, rowOf(runs)]),
    );
  }
  return pages;
}

function rowOf(reports: readonly Report[]): Row {
  const middle = (read: (report: Report) => number) => median(reports.map(read));
  const kilobytes = (...types: string[]) =>
    middle(
      ({ audits }) =>
        (audits['network-requests']?.details?.items ?? [])
          .filter(({ resourceType }) => types.includes(resourceType))
          .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_024,
    );
  return {
    Lighthouse: middle(({ categories }) => (categories['performance']?.score ?? 0) * 100),
    'LCP ms': middle((report) => valueOf(report, LCP)),
    'TBT ms': middle((report) => valueOf(report, 'total-blocking-time')),
    'main thread ms': middle((report) => valueOf(report, 'mainthread-work-breakdown')),
    'HTML + CSS KB': kilobytes('Document', 'Stylesheet'),
    'scripts KB': kilobytes('Script'),
  };
}

/** Prints a Markdown table; behind each figure its ratio to ours. */
function printTable(rows: readonly (readonly [string, Row])[]): void {
  const ours = rows[0]![1];
  const columns = Object.keys(ours);
  console.log(`| | ${columns.join(' | ')} |\n| --- |${' --- |'.repeat(columns.length)}`);
  for (const [name, row] of rows) {
    const cells = columns.map((column) => {
      const value = row[column];
      if (value === undefined) return '';
      const text = value.toFixed(value < 100 && !Number.isInteger(value) ? 1 : 0);
      return row === ours || !ours[column]
        ? text
        : `${text} (× ${(value / ours[column]).toFixed(2)})`;
    });
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
}
