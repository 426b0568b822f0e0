import type { FirstStep } from '#src/domains/overview/launch-item.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { readMarks } from '#src/platform/db/marks.server.ts';
import type { Services } from '#src/services.server.ts';
import { listSample } from './attention.server.ts';

interface FirstRunDeps extends Pick<
  Services,
  'assetLists' | 'people' | 'siteSettings' | 'stories'
> {
  db: Db;
  config: Config;
}

const isExample = (url: string) => new URL(url).hostname.endsWith('.example');

/** The steps from a fresh start to a site that may go live, each with whether the facts say that it is done. */
export async function listFirstSteps({ db, config, ...services }: FirstRunDeps) {
  const [sample, { members, invites }, settings, { backup }] = await Promise.all([
    listSample(services),
    services.people.list(),
    services.siteSettings.read(),
    readMarks(db),
  ]);
  const active = members.filter(({ deactivatedAt }) => !deactivatedAt);
  const owners = active.filter(({ role }) => role === 'owner');
  const hasSampleBrand = sample.some(({ to }) => to === '/admin/site-frame');
  const step = (title: string, to: string, isDone: boolean, detail: string): FirstStep => ({
    title,
    detail,
    to,
    isDone,
  });
  return [
    step('Brand', '/admin/site-frame', !hasSampleBrand, 'Your name, address, phone, and logo.'),
    step(
      'Sender of emails',
      '/admin/settings#email',
      Boolean(config.SMTP_URL && config.MAIL_FROM),
      'A mail server and a sender, so that guides and reports arrive.',
    ),
    step(
      'CRM',
      '/admin/settings#crm',
      config.HUBSPOT_PORTAL_ID !== undefined,
      'Where leads are delivered. They wait here until then.',
    ),
    step(
      'Scheduler',
      '/admin/site-frame#field=schedulers.audit',
      !isExample(config.SCHEDULER_URL),
      'The page where visitors book a call.',
    ),
    step(
      'People',
      '/admin/team/invite',
      active.length + invites.length > 1,
      'A second person, in case one is away.',
    ),
    step(
      'Two-step sign-in',
      '/admin/account/two-step',
      owners.every(({ hasTotp }) => hasTotp),
      'A code from an app for every owner.',
    ),
    step(
      'Sample proof',
      '/admin#sample-proof',
      sample.every(({ to }) => to === '/admin/site-frame'),
      'Made-up clients, quotes, and numbers to replace.',
    ),
    step(
      'Search engines',
      '/admin/settings#search',
      settings.google !== '' || settings.bing !== '',
      'Verify the site, and they say how they see it.',
    ),
    step('Backup', '/admin#health', backup !== undefined, 'Run npm run backup once, then weekly.'),
  ];
}
