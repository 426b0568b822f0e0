import { expect, test } from 'vitest';
import { BUILT_IN_SETTINGS } from '#content/site-settings.ts';
import { fixedSettings } from '#tests/support/build-services.ts';
import { readConfig } from '#src/platform/config/config.server.ts';
import { setupAlerts } from './alerts.server.ts';

const kinds = async (env: Record<string, string>, settings = BUILT_IN_SETTINGS) =>
  (await setupAlerts(readConfig(env), fixedSettings(settings))()).map(({ kind }) => kind);

test('a first day names what no lead can do without', async () => {
  expect(await kinds({})).toEqual(['no-crm', 'no-mail-server', 'sample-address']);
});

test('says nothing once all is connected', async () => {
  const env = { HUBSPOT_PORTAL_ID: '123', SMTP_URL: 'smtp://localhost' };
  expect(await kinds({ ...env, NOTIFY_EMAIL: 'team@birch.com', MAIL_FROM: 'a@birch.com' })).toEqual(
    [],
  );
  expect(await kinds(env, { ...BUILT_IN_SETTINGS, email: 'office@birch.com' })).toEqual([]);
});
