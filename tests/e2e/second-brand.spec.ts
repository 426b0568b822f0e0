import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { type Site, startSite } from '#tests/support/site.ts';
import { findMails } from './support/mails.ts';
import { signInByPost } from './support/outage.ts';
import { UNKNOWN } from './support/public-pages.ts';

/**
 * Another consultancy takes over the software: it replaces `content/`, and nothing else. Its content is ours under another name,
 * so that whatever still says ours comes from the code.
 */

const ROOT = join(import.meta.dirname, '../..');
const OURS = /cadron/i;
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
/** Documents that the sitemap does not list. */
const UNLISTED = [
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/feed.json',
  '/llms.txt',
  UNKNOWN,
  '/styleguide',
  '/search?q=crm',
  '/newsletter',
  '/admin/login',
];
const SCREENS = [
  '/admin',
  '/admin/page-editor',
  '/admin/blog-editor',
  '/admin/leads',
  '/admin/media-library',
  '/admin/seo-manager',
  '/admin/account',
];
const LEAD = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@ridgeline-mill.com',
  company: 'Ridgeline Mill',
  consent: '2026-11',
};

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

    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path]) => path!);
    expect(listed.length).toBeGreaterThan(50);
    for (const path of [...listed, ...UNLISTED]) await expectNothing(site, path || '/');
    const cookie = await signInByPost(site);
    for (const path of SCREENS) await expectNothing(site, path, { cookie });

    for (const form of ['contact', 'executive-cheatsheet', 'quick-wins'])
      await sendLead(site, form);
    const body = new URLSearchParams({ email: LEAD.email });
    await fetch(`${site.url}/newsletter`, { method: 'POST', headers: { Origin: site.url }, body });
    const mails = () => findMails(site.mailFolder, LEAD.email).map(decode);
    const guides = () => mails().flatMap((mail) => /\/download\/[\w.~-]+/.exec(mail)?.[0] ?? []);
    await expect.poll(() => guides().length, { timeout: 60_000 }).toBe(2);
    await expect.poll(() => mails().length).toBe(4);
    for (const mail of mails()) {
      expect(mail).toContain('Birchfield');
      expect(mail.split('\n').filter((line) => OURS.test(line))).toEqual([]);
    }
    for (const path of guides()) {
      const bytes = await (await fetch(site.url + path)).arrayBuffer();
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
        mergePages: true,
      });
      expect(text).toContain('Birchfield');
      expect(text).not.toMatch(OURS);
    }
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

async function expectNothing(site: Site, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + path, { headers });
  expect.soft(response.status, path).toBe(path === UNKNOWN ? 404 : 200);
  const text = (await response.text()).replaceAll(site.admin.email, '');
  const said = text.match(/.{0,60}cadron.{0,40}/gi) ?? [];
  expect.soft(said, path).toEqual([]);
  const named = [...response.headers].filter(
    ([name, value]) => name !== 'set-cookie' && OURS.test(value),
  );
  expect.soft(named, path).toEqual([]);
}

async function sendLead(site: Site, form: string) {
  const response = await fetch(`${site.url}/api/leads/${form}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...LEAD,
      message: 'Could you look at our pipeline report?',
      pageUri: `${site.url}/contact`,
      pageName: 'Contact',
    }),
  });
  expect(response.status, await response.text()).toBe(200);
}

/** The text of an email, from quoted-printable. */
const decode = (raw: string) =>
  raw
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
