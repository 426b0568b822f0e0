import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photo } from '#tests/builders/picture.ts';
import { zipOf } from '#tests/builders/zip-archive.ts';
import { signInByPost } from '#tests/e2e/support/outage.ts';
import { startSite } from '#tests/support/site.ts';
import type { Experiment } from './experiment.ts';
import { crawlAddresses } from './support/crawl-addresses.ts';
import { createImportClient } from './support/import-client.ts';

const POSTS = 2_000;
const FILES = 500;

/** A folder of Markdown with pictures, as another program writes it. */
async function writtenPosts(posts: number, files: number): Promise<Buffer> {
  const pictures = [];
  for (let at = 0; at < files; at += 1)
    pictures.push({ name: `blog/images/photo-${at}.jpg`, data: await photo(120, 80), method: 0 });
  const texts = Array.from({ length: posts }, (_, at) => ({
    name: `blog/posts/post-${at}.md`,
    data: `---
title: Post ${at}
date: ${new Date(Date.UTC(2015, 0, 1 + at)).toISOString()}
author: Ana Silva
tags: [Topic ${at % 17}]
status: published
---
Text of post ${at}. [The one before](post-${Math.max(0, at - 1)}.md).

![Photo ${at % files}](../images/photo-${at % files}.jpg)
`,
  }));
  return zipOf([...texts, ...pictures]);
}

/** A site is exported, and imported into an empty one; a crawler reads both. */
export default {
  id: 18,
  title: 'A full export of 2,000 posts and 500 files, imported into an empty site',
  async run(log, { scale }) {
    const [posts, files] = [Math.ceil(POSTS * scale), Math.ceil(FILES * scale)];
    await using cleanUp = new AsyncDisposableStack();
    const open = async (name: string) => {
      const dataDir = await mkdtemp(join(tmpdir(), `cadron-${name}-`));
      cleanUp.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
      const site = await startSite({ dataDir, fresh: true });
      cleanUp.defer(() => site.stop());
      return { site, client: createImportClient(() => site, await signInByPost(site)) };
    };
    const timed = async <Result>(what: string, work: () => Promise<Result>) => {
      const began = performance.now();
      const result = await work();
      const seconds = Math.round((performance.now() - began) / 1_000);
      log(`${what}: ${seconds} s`);
      times.push(`${what} ${seconds} s`);
      return result;
    };
    const times: string[] = [];
    const source = await open('source');
    const written = await writtenPosts(posts, files);
    await timed('filled', () => source.client.takeOver('blog.zip', written));
    const archive = await timed('exported', () => source.client.exportSite());
    const target = await open('target');
    const id = await timed('imported', () => target.client.takeOver('site.zip', archive));
    const failed = (await target.client.report(id)).filter(({ 5: message }) => message !== '');
    for (const [place, , , , state, message] of failed.slice(0, 5))
      log(`${place}: ${state}, ${message}`);
    const [before, after] = await timed('crawled', () =>
      Promise.all([source, target].map(({ site }) => crawlAddresses(site.url))),
    );
    const all = new Set([...before!.keys(), ...after!.keys()]);
    const different = [...all].filter((address) => before!.get(address) !== after!.get(address));
    for (const address of different.slice(0, 10))
      log(`${address}: ${before!.get(address)} / ${after!.get(address)}`);
    const lost = different.length + failed.length;
    return {
      tried: `${posts} posts, ${files} files, an archive of ${(archive.length / 1_000_000).toFixed(1)} MB`,
      lost,
      passed: lost === 0 && all.size > posts + files,
      notes: `${all.size} addresses, ${different.length} of them different; ${failed.length} items with a message; ${times.join(', ')}`,
    };
  },
} satisfies Experiment;
