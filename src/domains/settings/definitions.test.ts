import { expect, test } from 'vitest';
import { PRIVACY } from '#content/pages/company/privacy.ts';
import { environment, readConfig } from '#src/platform/config/config.server.ts';
import { CONSENT_NAMES, defaultText, parseSetting, SETTINGS } from './definitions.server.ts';
import { withPeriods } from './stated-periods.ts';

test('each setting is one of the environment, or a consent text, and is listed once', () => {
  const names = SETTINGS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names)
    expect([...Object.keys(environment.shape), ...CONSENT_NAMES]).toContain(name);
});

test('nothing that starts a process can be set here', () => {
  const fixed =
    /^(PORT|HOST|SITE_|DATA_DIR|DATABASE_|S3_|SESSION_|BACKUP_|ADMIN_|TRUST_PROXY|WORKER|LOG_|.*_ORIGIN$)/;
  expect(SETTINGS.filter(({ name }) => fixed.test(name))).toEqual([]);
});

test('the default of each setting passes its own rule', () => {
  for (const { name, kind } of SETTINGS) {
    const text = defaultText(name);
    if (text !== '' && kind !== 'names') expect(parseSetting(name, text).success, name).toBe(true);
  }
  expect(defaultText('RETAIN_RUNS_DAYS')).toBe('400');
  expect(defaultText('HUBSPOT_TRACKING')).toBe('false');
});

const STANDARD = readConfig({});
const text = (page: unknown) => JSON.stringify(page);

test('/privacy states the periods that apply', () => {
  expect(withPeriods(PRIVACY, STANDARD, STANDARD)).toBe(PRIVACY);
  const shown = text(
    withPeriods(PRIVACY, STANDARD, {
      RETAIN_QUARANTINE_DAYS: 30,
      RETAIN_RUNS_DAYS: 0,
      RETAIN_MAIL_DAYS: 14,
      RETAIN_LEADS_DAYS: 700,
    }),
  );
  for (const statement of [
    'has released: after 30 days',
    'belong to no form: until someone deletes them',
    'keeps them as files: after 14 days',
    'but forms are deleted 700 days after they were handled.',
  ])
    expect(shown).toContain(statement);
});
