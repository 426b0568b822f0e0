import { listDueClaims, listLaunchItems } from '#content/sample-proof.ts';
import { lastDays } from '#src/domains/analytics/period.ts';
import type { Alert, AlertKind, AlertSource } from '#src/domains/alerts/alert.ts';
import { CLIENT_LOGOS } from '#src/domains/media/logo-folders.ts';
import { CATALOGUE } from '#src/domains/checks/catalogue.ts';
import type { LaunchItem } from '#src/domains/overview/launch-item.ts';
import type { SubmissionResult } from '#src/domains/seo/index-now-port.ts';
import type { CheckCount } from '#src/domains/seo/findings/site-findings.server.ts';
import { siteDay } from '#src/platform/clock/site-day.ts';
import { readMarks } from '#src/platform/db/marks.server.ts';
import type { Services } from '#src/services.server.ts';
import type { Parts } from './parts.ts';
import type { Readiness } from './readiness.server.ts';

export interface AttentionDeps
  extends
    Pick<Parts, 'db' | 'clock'>,
    Pick<
      Services,
      | 'analyticsFigures'
      | 'assetLists'
      | 'references'
      | 'siteFindings'
      | 'siteSettings'
      | 'stories'
      | 'submissions'
    > {
  readiness: () => Promise<Readiness>;
}

const MINUTE_MS = 60_000;
/** A worker reports every minute. */
const QUIET_MS = 5 * MINUTE_MS;
const BACKUP_MS = 8 * 24 * 60 * MINUTE_MS;
const VITALS_DAYS = 28;
const MAX_NOTICES = 20;

/** What needs a person in the content of the site, and in what it runs on. */
export const attentionSources = (deps: AttentionDeps): AlertSource[] => [
  () => listRunningAlerts(deps),
  async () => listCheckAlerts(await deps.siteFindings.counts()),
  () => listLicenseAlerts(deps),
  async () => [
    note('missing-texts', (await listFlagged(deps, 'no-alt')).total),
    ofNames('poor-vitals', await listPoorVitals(deps)),
    note('refused-notices', countRefusedNotices(await deps.submissions.list(MAX_NOTICES))),
    ofClaims(listDueClaims(siteDay(deps.clock()))),
    ofNames(
      'sample-proof',
      (await listSample(deps)).map(({ label }) => label),
    ),
  ],
];

const note = (kind: AlertKind, count: number): Alert => ({ kind, severity: 'note', count });
const daily = (kind: AlertKind, count: number): Alert => ({ kind, severity: 'daily', count });
const ofNames = (kind: AlertKind, names: readonly string[]): Alert => ({
  ...note(kind, names.length),
  names,
});

async function listRunningAlerts({ db, clock, readiness }: AttentionDeps): Promise<Alert[]> {
  const [{ worker, backup }, { storage }] = await Promise.all([readMarks(db), readiness()]);
  const isOlder = (at: Date | undefined, ms: number) =>
    !at || clock().getTime() - at.getTime() > ms;
  return [
    daily('quiet-worker', Number(isOlder(worker?.at, QUIET_MS))),
    daily('no-storage', Number(!storage)),
    // Before the first backup, a week counts from the first day.
    daily('overdue-backup', Number(isOlder(backup?.at ?? worker?.firstAt ?? clock(), BACKUP_MS))),
  ];
}

const LINK_CHECKS = new Set(['broken-link', 'broken-outside-link', 'broken-fragment']);

/** Errors that crawls found on public pages, and links that do not work. */
export function listCheckAlerts(counts: readonly Pick<CheckCount, 'check' | 'open'>[]): Alert[] {
  const catalogue: Readonly<Record<string, { severity: string; title: string }>> = CATALOGUE;
  const found = counts.filter(({ open }) => open > 0);
  const ofChecks = (kind: AlertKind, checks: typeof found): Alert => ({
    ...note(
      kind,
      checks.reduce((sum, { open }) => sum + open, 0),
    ),
    names: checks.map(({ check }) => catalogue[check]?.title ?? check),
    ...(checks.length === 1 && { path: `/admin/seo-manager/checks/${checks[0]!.check}` }),
  });
  return [
    ofChecks(
      'failing-checks',
      found.filter(
        ({ check }) => !LINK_CHECKS.has(check) && catalogue[check]?.severity === 'error',
      ),
    ),
    ofChecks(
      'broken-links',
      found.filter(({ check }) => LINK_CHECKS.has(check)),
    ),
  ];
}

const listFlagged = (
  { assetLists }: Pick<AttentionDeps, 'assetLists'>,
  flag: 'license' | 'no-alt',
) => assetLists.list({ filter: { flags: [flag] }, sort: 'name' }, { offset: 0, limit: 200 });

/** Files in use whose license has ended, or ends soon. */
export async function listLicenseAlerts(
  deps: Pick<AttentionDeps, 'assetLists' | 'references' | 'clock'>,
): Promise<Alert[]> {
  const [{ assets }, targets] = await Promise.all([
    listFlagged(deps, 'license'),
    deps.references.usedMedia(),
  ]);
  const used = new Set(targets);
  const today = siteDay(deps.clock());
  const inUse = assets.filter(({ address, folder }) => used.has(address) || used.has(`${folder}/`));
  const ended = inUse.filter(({ licenseEnds }) => licenseEnds !== null && licenseEnds < today);
  return [
    daily('ended-licenses', ended.length),
    note('ending-licenses', inUse.length - ended.length),
  ];
}

async function listPoorVitals({ analyticsFigures, clock }: AttentionDeps) {
  const vitals = await analyticsFigures.vitals(lastDays(VITALS_DAYS, clock()));
  return vitals.filter(({ rating }) => rating === 'poor').map(({ name }) => name);
}

/** How many notices were not accepted since the last one that was. @param list newest first */
function countRefusedNotices(list: readonly Pick<SubmissionResult, 'outcome'>[]): number {
  const accepted = list.findIndex(({ outcome }) => outcome === 'accepted');
  return accepted === -1 ? list.length : accepted;
}

const ofClaims = (paths: readonly string[]): Alert => ({
  ...ofNames('due-claims', paths),
  ...(paths.length === 1 && { path: `/admin/page-editor${paths[0]!}` }),
});

/** Sample content that the site still shows. */
export async function listSample({
  siteSettings,
  stories,
  assetLists,
}: Pick<AttentionDeps, 'siteSettings' | 'stories' | 'assetLists'>): Promise<LaunchItem[]> {
  const [company, shown, logos] = await Promise.all([
    siteSettings.read(),
    stories.list(),
    // From the database: the store may be what does not work.
    assetLists.list({ filter: { folder: CLIENT_LOGOS }, sort: 'name' }, { offset: 0, limit: 1 }),
  ]);
  return listLaunchItems({
    company,
    storyCompanies: shown.map(({ companyName }) => companyName),
    hasClientLogos: logos.total > 0,
  });
}
