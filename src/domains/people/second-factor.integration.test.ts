import { decodeQR } from 'qr/decode.js';
import { expect, test, vi } from 'vitest';
import { createBrowser, EMAIL, MINUTE, PASSWORD } from '#tests/support/test-auth.ts';
import { codeOf, setUpPeople, type TestPeople, VISITOR } from '#tests/support/test-people.ts';

/** Codes work once, expire, and cannot be guessed or replayed. The password alone grants nothing. */

const STEP = 30_000;

let site: TestPeople;
const { query, later } = setUpPeople((opened) => (site = opened));

/** An owner with TOTP; the time step of the enrollment has passed. */
async function enrolled() {
  const browser = await site.signIn();
  const factor = await site.enroll(await site.sessionOf(browser));
  later(2 * STEP);
  return { browser, ...factor };
}

/** A browser after the first step. */
async function challenged(ip = VISITOR.ip) {
  const browser = createBrowser(ip);
  expect(await browser.signIn(site.auth, PASSWORD)).toMatchObject({ reason: 'code-required' });
  return browser;
}

test('the password alone starts no session and makes no known device', async () => {
  await enrolled();
  const browser = await challenged();
  expect([...browser.cookies.keys()]).toEqual(['cadron.sign-in']);
  expect(await site.auth.session(browser.request())).toBeUndefined();
  expect(await site.auth.isCodeAwaited(browser.request())).toBe(true);
  expect(await query('select from auth_sessions')).toHaveLength(1);
});

test('a code works once, also of four uses at the same moment, and no earlier one after it', async () => {
  const { secret } = await enrolled();
  const [code, earlier] = [await codeOf(secret), await codeOf(secret, -STEP)];
  const browsers = await Promise.all(
    Array.from({ length: 4 }, (_, n) => challenged(`192.0.2.${n}`)),
  );
  const uses = await Promise.all(browsers.map((browser) => browser.enterCode(site.auth, code)));
  expect(uses.filter(({ ok }) => ok)).toHaveLength(1);
  const again = await challenged('198.51.100.1');
  for (const replayed of [code, earlier])
    expect(await again.enterCode(site.auth, replayed)).toEqual({ ok: false, reason: 'invalid' });
  later(STEP);
  expect(await again.enterCode(site.auth, await codeOf(secret))).toMatchObject({ ok: true });
  expect(await site.auth.isCodeAwaited(again.request())).toBe(false);
});

test('accepts a clock that is one step off, and expires codes after that', async () => {
  const { secret } = await enrolled();
  const browser = await challenged();
  const old = await codeOf(secret);
  later(2 * STEP);
  expect(await browser.enterCode(site.auth, old)).toMatchObject({ reason: 'invalid' });
  expect(await browser.enterCode(site.auth, await codeOf(secret, -STEP))).toMatchObject({
    ok: true,
  });
});

test('a recovery code works once, however it is typed, and is recorded', async () => {
  const { recoveryCodes, browser } = await enrolled();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [code] = recoveryCodes;
  const browsers = await Promise.all(
    Array.from({ length: 4 }, (_, n) => challenged(`192.0.2.${n}`)),
  );
  const typed = ` ${code!.toUpperCase().replaceAll('-', ' ')} `;
  const uses = await Promise.all(browsers.map((one) => one.enterCode(site.auth, typed)));
  expect(uses.filter(({ ok }) => ok)).toMatchObject([{ usedRecoveryCode: true }]);
  expect(await (await challenged()).enterCode(site.auth, code!)).toMatchObject({
    reason: 'invalid',
  });
  const by = await site.sessionOf(browser);
  expect(await site.people.security(by)).toMatchObject({ hasTotp: true, recoveryCodesLeft: 9 });
  expect(await query(`select from activity where action = 'recovery-code.used'`)).toHaveLength(1);
  const renewed = await site.people.renewRecoveryCodes(by);
  expect(renewed.ok && new Set([...renewed.recoveryCodes, ...recoveryCodes]).size).toBe(20);
  expect(await (await challenged()).enterCode(site.auth, recoveryCodes[1]!)).toMatchObject({
    reason: 'invalid',
  });
});

test('secret and codes are stored sealed or hashed, and recorded nowhere', async () => {
  const { secret, recoveryCodes } = await enrolled();
  const stored = JSON.stringify(
    await query(`select to_jsonb(t) from auth_totp t union all select to_jsonb(c) from auth_recovery_codes c
      union all select to_jsonb(a) from activity a`),
  );
  for (const text of [
    secret,
    ...recoveryCodes,
    ...recoveryCodes.map((code) => code.replaceAll('-', '')),
  ])
    expect(stored).not.toContain(text);
});

test('refuses the sixth code of a network, the twenty-first of all, and admits a known device', async () => {
  const { secret, browser: known } = await enrolled();
  for (let network = 0; network < 4; network++) {
    const browser = await challenged(`192.0.${network}.1`);
    for (let i = 0; i < 5; i++)
      expect(await browser.enterCode(site.auth, '000000')).toMatchObject({ reason: 'invalid' });
    expect(await browser.enterCode(site.auth, await codeOf(secret))).toMatchObject({
      reason: 'throttled',
    });
  }
  const elsewhere = await challenged('198.51.100.1');
  expect(await elsewhere.enterCode(site.auth, await codeOf(secret))).toMatchObject({
    reason: 'throttled',
  });
  expect(await known.signIn(site.auth, PASSWORD)).toMatchObject({ reason: 'code-required' });
  expect(await known.enterCode(site.auth, await codeOf(secret))).toMatchObject({ ok: true });
  await vi.waitFor(async () =>
    expect(await query(`select from activity where action = 'sign-in.refused'`)).not.toEqual([]),
  );
});

test('the first step ends after ten minutes, with the password, and cannot be forged', async () => {
  const { secret } = await enrolled();
  const name = 'cadron.sign-in';
  const browser = await challenged();
  const good = browser.cookies.get(name)!;
  const enter = async (cookie: string) => {
    browser.cookies.set(name, cookie);
    return browser.enterCode(site.auth, await codeOf(secret));
  };
  for (const forged of ['', 'x', good.slice(0, -1), `a${good}`, good.replace('.', '|.')])
    expect(await enter(forged)).toEqual({ ok: false, reason: 'expired' });
  later(10 * MINUTE);
  expect(await enter(good)).toEqual({ ok: false, reason: 'expired' });
  const other = await challenged();
  await site.people.requestPasswordReset(EMAIL, VISITOR);
  await site.people.resetPassword(await site.tokenOf('reset'), 'four green lanterns');
  expect(await other.enterCode(site.auth, await codeOf(secret))).toEqual({
    ok: false,
    reason: 'expired',
  });
});

test('enrollment needs a code of the new app, within half an hour, and ends other sessions', async () => {
  const [browser, elsewhere] = [await site.signIn(), await site.signIn()];
  const by = await site.sessionOf(browser);
  const begun = await site.people.beginTotp(by);
  if (!begun.ok) throw new Error(begun.message);
  const { key, uri, qr } = begun.enrollment;
  const secret = key.replaceAll(' ', '');
  expect(uri).toContain(`secret=${secret}`);
  expect(readQr(qr)).toBe(uri);
  expect(await site.people.confirmTotp('000000', by)).toMatchObject({ reason: 'wrong-code' });
  expect(await site.people.security(by)).toMatchObject({ hasTotp: false });
  expect(await createBrowser(VISITOR.ip).signIn(site.auth, PASSWORD)).toMatchObject({ ok: true });
  later(31 * MINUTE);
  expect(await site.people.confirmTotp(await codeOf(secret), by)).toMatchObject({
    reason: 'enrollment-expired',
  });
  await site.enroll(await site.sessionOf(await site.signIn()));
  expect(await site.auth.session(elsewhere.request())).toBeUndefined();
});

test('a role that requires TOTP only allows to set it up, and not to switch it off', async () => {
  const browser = await site.signIn();
  const by = await site.sessionOf(browser);
  const settings = await site.people.settings();
  await site.people.changeSettings({ ...settings, totpRequiredFor: ['owner'] }, by);
  expect((await site.sessionOf(browser)).mustEnroll).toBe(true);
  await site.enroll(by);
  expect((await site.sessionOf(browser)).mustEnroll).toBe(false);
  expect(await site.people.disableTotp(by)).toMatchObject({ reason: 'totp-required' });
  await site.people.changeSettings(settings, by);
  expect(await site.people.disableTotp(by)).toEqual({ ok: true });
  expect(await createBrowser(VISITOR.ip).signIn(site.auth, PASSWORD)).toMatchObject({ ok: true });
});

test('confirming the identity takes a code from users who have TOTP, and spends it', async () => {
  const { secret, browser } = await enrolled();
  const by = await site.sessionOf(browser);
  const confirm = (code?: string) =>
    site.people.confirmIdentity({ password: PASSWORD, ...(code && { code }) }, by);
  expect(await confirm()).toMatchObject({ reason: 'wrong-code' });
  const code = await codeOf(secret);
  expect(await confirm(code)).toEqual({ ok: true });
  expect(await confirm(code)).toMatchObject({ reason: 'wrong-code' });
});

test('a new password takes a code too, and what is refused gives no guess back', async () => {
  const { secret, browser } = await enrolled();
  const by = await site.sessionOf(browser);
  const next = 'four green lanterns';
  const change = (code?: string, password = next) =>
    site.people.changePassword({ current: PASSWORD, next: password, ...(code && { code }) }, by);
  later(20 * MINUTE);
  expect(await change()).toMatchObject({ reason: 'wrong-code' });
  expect(await site.people.disableTotp(await site.sessionOf(browser))).toMatchObject({
    reason: 'confirm-first',
  });
  const code = await codeOf(secret);
  // A weak password spends no code.
  expect(await change(code, 'password2026!')).toMatchObject({ reason: 'weak-password' });
  expect(await change(code)).toMatchObject({ ok: true });
  expect(await createBrowser(VISITOR.ip).signIn(site.auth, next)).toMatchObject({
    reason: 'code-required',
  });

  const guess = (n: number) => {
    const proof = { password: next, code: '000000' };
    if (n % 3 === 0) return site.people.confirmIdentity(proof, by);
    const given = { current: next, code: '000000' };
    const weak = n % 3 === 1;
    return site.people.changePassword({ ...given, next: weak ? 'password2026!' : PASSWORD }, by);
  };
  for (let n = 0; n < 10; n++) expect(await guess(n)).not.toMatchObject({ reason: 'throttled' });
  for (let n = 0; n < 3; n++) expect(await guess(n)).toMatchObject({ reason: 'throttled' });
});

test('codes of a setup cannot be guessed, and a setup does not count as a sign-in', async () => {
  const by = await site.sessionOf(await site.signIn());
  await site.people.beginTotp(by);
  for (let n = 0; n < 10; n++)
    expect(await site.people.confirmTotp('000000', by)).toMatchObject({ reason: 'wrong-code' });
  expect(await site.people.confirmTotp('000000', by)).toMatchObject({ reason: 'throttled' });
  later(15 * MINUTE);
  const browser = await site.signIn();
  const { confirmedAt } = await site.sessionOf(browser);
  later(5 * MINUTE);
  await site.enroll(await site.sessionOf(browser));
  expect((await site.sessionOf(browser)).confirmedAt).toEqual(confirmedAt);
});

/** Reads a drawn QR code back, as the camera of a phone would. */
function readQr({ size, path }: { size: number; path: string }): string {
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dy = 0; dy < scale; dy++)
      for (let dx = 0; dx < scale; dx++) {
        const at = ((Number(y) * scale + dy) * width + Number(x) * scale + dx) * 4;
        data.fill(0, at, at + 3);
      }
  return decodeQR({ width, height: width, data });
}
