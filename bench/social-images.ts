import { setTimeout as wait } from 'node:timers/promises';
import { startBuiltSite } from './site-process.ts';
import { median, timed } from './timed.ts';

const PORT = 21_405;

/** A server loads its renderer a second after it is ready. */
const WARMED_UP_AFTER_MS = 3_000;

/** Kinds of pages by path; the first match applies. */
const KINDS: readonly [string, RegExp][] = [
  ['home', /^\/$/],
  ['listing', /^\/insights(\/success-stories)?$/],
  ['story', /^\/insights\/success-stories\//],
  ['local', /^\/insights\/.+-(ar|ms)$|^\/insights\/crm-consulting$/],
  ['article', /^\/insights\//],
  ['service', /^\/services/],
  ['playbook', /^\/playbooks/],
  ['assessment', /^\/ai-quotient/],
  ['other', /./],
];

interface ImageTiming {
  ms: number;
  bytes: number;
}

/**
 * Measures the link preview image of every page of the sitemap, one after the other, each for the first time: from the
 * request to its last byte. Then all of them again, from the store.
 */
export async function benchSocialImages() {
  const site = await startBuiltSite(PORT);
  try {
    const paths = await listPages(site.url);
    const addresses = new Map<string, string>();
    for (const path of paths) addresses.set(path, await resolveImageUrl(site.url, path));
    await wait(WARMED_UP_AFTER_MS);
    const first = await fetchImage(addresses.get('/')!);
    console.log(`the first image of a process: ${first.ms.toFixed(0)} ms (goal 300 ms)`);
    const byKind = new Map<string, ImageTiming[]>();
    for (const [path, address] of addresses) {
      if (path === '/') continue;
      const kind = KINDS.find(([, pattern]) => pattern.test(path))![0];
      byKind.set(kind, [...(byKind.get(kind) ?? []), await fetchImage(address)]);
    }
    byKind.set('all but /', [...byKind.values()].flat());
    for (const [kind, all] of byKind) console.log(summary(kind, all));
    const again = await Promise.all([...addresses.values()].map(fetchImage));
    console.log(summary('from the store, all at once', again));
  } finally {
    await site.stop();
  }
}

async function listPages(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
}

/** Resolves the image's URL: an invalid digest redirects to the current one. */
async function resolveImageUrl(origin: string, path: string): Promise<string> {
  const asked = `${origin}/social/0/${path.slice(1) || 'home'}.png`;
  const answer = await fetch(asked, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '', origin).href;
}

async function fetchImage(address: string): Promise<ImageTiming> {
  const { result, ms } = await timed(async () => {
    const answer = await fetch(address);
    if (answer.headers.get('content-type') !== 'image/png') throw new Error(`no PNG: ${address}`);
    return answer.arrayBuffer();
  });
  return { ms, bytes: result.byteLength };
}

function summary(kind: string, all: readonly ImageTiming[]): string {
  const summarizeValues = (values: number[]) => ({
    median: median(values),
    worst: Math.max(...values),
  });
  const ms = summarizeValues(all.map((one) => one.ms));
  const kb = summarizeValues(all.map((one) => one.bytes / 1000));
  return (
    `${kind} (${all.length}): median ${ms.median.toFixed(0)} ms, worst ${ms.worst.toFixed(0)} ms; ` +
    `median ${kb.median.toFixed(1)} KB, largest ${kb.worst.toFixed(1)} KB (goals 300 ms, 80 KB)`
  );
}
