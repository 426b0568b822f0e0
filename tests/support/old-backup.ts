import { readFile } from 'node:fs/promises';
import { generate } from 'otplib';
import { expect } from 'vitest';
import { createBrowser } from './test-auth.ts';
import { createSite, type TestSite } from './restored-site.ts';

/** The backup of a full installation of the release d221a18d, and what is known of it (its README.md). */

const CASE = 'tests/cases/backup-d221a18d';
export const FOLDER = `${CASE}/backup`;

export interface Person {
  email: string;
  /** of the authenticator app, if there is one */
  totp?: string;
  /** the first one is used */
  recoveryCodes?: string[];
  /** of a signed-in browser */
  cookie: string;
}

interface Facts {
  madeAt: string;
  secret: string;
  password: string;
  users: Person[];
  links: { id: string; kind: 'invite' | 'reset' | 'email'; email: string; token: string }[];
  ignored: { path: string; check: string; key: string }[];
  documents: Record<'draft' | 'later' | 'ending' | 'template' | 'fromTemplate', string>;
  previewToken: string;
  leads: string[];
  runToken: string;
  asset: { id: string; address: string };
}

export const facts = JSON.parse(await readFile(`${CASE}/facts.json`, 'utf8')) as Facts;
const { password, users } = facts;

/** Some minutes after it was made. Links and sessions last some days, so tests run at that time. */
export const DAY_OF_BACKUP = Date.parse(facts.madeAt) + 10 * 60_000;

type Running = Awaited<ReturnType<TestSite['open']>>;

/** A site without data that has the secret of the backup. */
export const createSiteOfBackup = (secret: string = facts.secret) =>
  createSite({ SESSION_SECRET: secret });

/** The code that an app shows next, which is accepted already: a restore refuses the current one. */
const nextCode = (secret: string) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });

/** Signs in with the password and what else is asked for, in a browser that the site does not know. */
export async function signIn({ auth }: Running, { email }: Person, code?: string) {
  const browser = createBrowser('198.51.100.4');
  const first = await browser.signIn(auth, password, email);
  if (!first.ok && first.reason === 'code-required' && code !== undefined)
    await browser.enterCode(auth, code);
  return (await auth.session(browser.request()))?.user.email;
}

/**
 * Fails unless everyone signs in as before: by password, code and recovery code.
 * @param unusedCode the recovery code to use
 */
export async function expectSignIns(site: Running, unusedCode = 1): Promise<void> {
  for (const person of users) {
    const { email, totp, recoveryCodes = [] } = person;
    expect(await signIn(site, person)).toBe(totp ? undefined : email);
    if (!totp) continue;
    const [used, unused] = [recoveryCodes[0], recoveryCodes[unusedCode]];
    expect(await signIn(site, person, await nextCode(totp))).toBe(email);
    expect(await signIn(site, person, used)).toBeUndefined();
    expect(await signIn(site, person, unused)).toBe(email);
    expect(await signIn(site, person, unused)).toBeUndefined();
  }
  expect(await signIn(site, { email: 'owner@cadron.example', cookie: '' })).toBe(
    'owner@cadron.example',
  );
}
