import { expect, test } from 'vitest';
import { KIM } from '#tests/builders/actor.ts';
import { publishFrame } from '#tests/support/publishing.ts';
import { createSite } from '#tests/support/restored-site.ts';

/** The steps of a first run follow from the facts of the running site. */

test('a step is done once its fact is there, and open on a fresh start', async () => {
  const site = await createSite();
  const done = async (settings: Record<string, string> = {}) => {
    const { overview, stop } = await site.open(settings);
    const steps = (await overview.read()).firstRun!;
    await stop();
    expect(steps).toHaveLength(9);
    return steps.filter(({ isDone }) => isDone).map(({ title }) => title);
  };
  // Without a person, no owner lacks two-step sign-in.
  expect(await done()).toEqual(['Two-step sign-in']);
  expect(
    await done({
      HUBSPOT_PORTAL_ID: '1',
      SMTP_URL: 'smtp://127.0.0.1',
      MAIL_FROM: 'a@birch.com',
      SCHEDULER_URL: 'https://cal.birch.com/audit',
    }),
  ).toEqual(['Sender of emails', 'CRM', 'Scheduler', 'Two-step sign-in']);
  const { documents, siteSettings, stop } = await site.open();
  const company = { name: 'Birch', email: 'hello@birch.com', street: '1 Elm' };
  await publishFrame(documents, ({ brand }) => ({ brand: { ...brand, ...company } }));
  const changes = { google: 'g'.repeat(43) };
  await siteSettings.save({ id: crypto.randomUUID(), changes }, { ...KIM, id: 'kim' });
  await stop();
  await site.query(`insert into system_marks values ('backup', now(), now())`);
  expect(await done()).toEqual(['Brand', 'Two-step sign-in', 'Search engines', 'Backup']);
});
