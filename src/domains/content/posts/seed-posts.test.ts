import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSeedPosts } from './seed-posts.server.ts';

test('rejects a post with invalid front matter and names its file', async () => {
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
