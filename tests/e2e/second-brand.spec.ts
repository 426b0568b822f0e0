import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import { startSite } from '#tests/support/site.ts';
import { signInByPost } from './support/outage.ts';
import { expectOnly, OURS } from './support/brand.ts';

/**
 * Another consultancy takes over the software: it replaces `content/`, and nothing else. Its content is ours under another name,
 * so that whatever still says ours comes from the code.
 */

const ROOT = join(import.meta.dirname, '../..');
/** What a build needs, beside the content. */
const SOURCES = [
  'src',
  'server',
  'scripts',
  'migrations',
  'content',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.site.config.ts',
  'react-router.config.ts',
  '.env.example',
];
const TEXT = /\.(?:tsx?|md|svg|json|txt)$/;
test.describe.configure({ timeout: 300_000 });

test(
  'with other content, no page, guide or email says anything of us',
  { tag: '@full' },
  async () => {
    await using cleanUp = new AsyncDisposableStack();
    const root = await mkdtemp(join(tmpdir(), 'cadron-brand-'));
    cleanUp.defer(() => rm(root, { recursive: true, force: true }));
    for (const name of SOURCES) await cp(join(ROOT, name), join(root, name), { recursive: true });
    await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    await renameBrand(join(root, 'content'));
    await promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: root });
    const site = cleanUp.use(await startSite({ root, fresh: true }));

    const cookie = await signInByPost(site);
    await expectOnly(site, 'Birchfield', cookie);
  },
);

/** Gives all content another name, its file names included. */
async function renameBrand(folder: string) {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const text = await readFile(path, 'utf8');
    const renamed = text
      .replaceAll('Cadron Growth Partners', 'Birchfield Advisory')
      .replaceAll('Cadron', 'Birchfield')
      .replaceAll('cadron', 'birchfield');
    if (renamed !== text) await writeFile(path, renamed);
    if (OURS.test(entry.name))
      await rename(path, join(entry.parentPath, entry.name.replace(OURS, 'birchfield')));
  }
}
