import { expect } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Site } from '#tests/support/site.ts';
import { findMails } from './mails.ts';
import { UNKNOWN } from './public-pages.ts';

/** The name that another company replaces, wherever it stands. */
export const OURS = /cadron/i;
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

/** Reads every page, the emails of each form, and both guides: they have another name, and ours nowhere. */
export async function expectOnly(site: Site, name: string, cookie: string) {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path]) => path!);
  expect(listed.length).toBeGreaterThan(50);
  for (const path of [...listed, ...UNLISTED]) await expectNothing(site, path || '/');
  for (const path of SCREENS) await expectNothing(site, path, { cookie });

  for (const form of ['contact', 'executive-cheatsheet', 'quick-wins']) await sendLead(site, form);
  const body = new URLSearchParams({ email: LEAD.email });
  await fetch(`${site.url}/newsletter`, { method: 'POST', headers: { Origin: site.url }, body });
  const mails = () => findMails(site.mailFolder, LEAD.email).map(decode);
  const guides = () => mails().flatMap((mail) => /\/download\/[\w.~-]+/.exec(mail)?.[0] ?? []);
  await expect.poll(() => guides().length, { timeout: 60_000 }).toBe(2);
  await expect.poll(() => mails().length).toBe(4);
  for (const mail of mails()) {
    expect(mail).toContain(name);
    expect(mail.split('\n').filter((line) => OURS.test(line))).toEqual([]);
  }
  for (const path of guides()) {
    const bytes = await (await fetch(site.url + path)).arrayBuffer();
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
      mergePages: true,
    });
    expect(text).toContain(name);
    expect(text).not.toMatch(OURS);
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
