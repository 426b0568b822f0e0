import { expect, test } from 'vitest';
import { PRIVACY } from '#content/pages/company/privacy.ts';
import { readConfig } from '#src/platform/config/config.server.ts';

test('/privacy promises what is done unless an operator changes it', () => {
  const config = readConfig({});
  const promised = JSON.stringify(PRIVACY.blocks);
  for (const [what, days] of [
    ['let through: after', config.RETAIN_QUARANTINE_DAYS],
    ['belong to no form:', config.RETAIN_RUNS_DAYS],
    ['keeps any as files: after', config.RETAIN_MAIL_DAYS],
  ] as const)
    expect(promised).toContain(`${what} ${days} days`);
  expect(config.RETAIN_LEADS_DAYS, 'other forms have no date').toBe(0);
});
