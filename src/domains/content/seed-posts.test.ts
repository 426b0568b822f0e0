import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bodyFromMarkdown } from './markdown-body.server.ts';
import { countWords } from './post-body.ts';
import { renderPostBody } from './render-post-body.server.ts';
import { readSeedPosts } from './seed-posts.server.ts';

test('every sample post is complete and renders without a warning', async () => {
  const seeds = await readSeedPosts('content/posts');
  expect(seeds.length).toBeGreaterThanOrEqual(14);
  for (const { slug, markdown, meta } of seeds) {
    const body = bodyFromMarkdown(markdown);
    const warnings: string[] = [];
    const { headings } = renderPostBody(body, (type) => warnings.push(type));
    expect(warnings, slug).toEqual([]);
    expect(headings.length, slug).toBeGreaterThan(2);
    expect(countWords(body), slug).toBeGreaterThan(500);
    expect(meta.category_tags.length, slug).toBeGreaterThan(0);
  }
});

test('sample posts link only to sample posts and to known pages', async () => {
  const seeds = await readSeedPosts('content/posts');
  const slugs = new Set(seeds.map(({ slug }) => slug));
  const links = seeds.flatMap(({ markdown }) => [
    ...markdown.matchAll(/\]\(\/insights\/([^)#]+)/g),
  ]);
  expect(links.map(([, slug]) => slug!).filter((slug) => !slugs.has(slug))).toEqual([]);
});

test('a post with wrong front matter is named', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'posts-'));
  try {
    await writeFile(join(folder, 'broken.md'), '---\ntitle: T\nstatus: secret\n---\nText');
    await expect(readSeedPosts(folder)).rejects.toThrow(/broken\.md: .*status/s);
    await writeFile(join(folder, 'broken.md'), 'no front matter');
    await expect(readSeedPosts(folder)).rejects.toThrow(/broken\.md/);
  } finally {
    await rm(folder, { recursive: true });
  }
});
