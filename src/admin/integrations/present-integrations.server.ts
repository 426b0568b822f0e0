import { formatTime } from '#src/admin/parts/format-time.ts';
import { settingAddress } from '#src/admin/settings/settings-address.ts';
import { plainRefusal, type Refusal } from '#src/domains/leads/delivery/plain-refusal.ts';
import { LEAD_FORMS, type LeadForm } from '#src/domains/leads/lead.ts';
import { FORM_NAMES } from '#src/domains/leads/lead-words.ts';
import { findSetting, SETTING_GROUPS } from '#src/domains/settings/definitions.server.ts';
import { isKept } from '#src/platform/emails/email.ts';
import type { Services } from '#src/services.server.ts';

export type ShownIntegration = Awaited<ReturnType<typeof showIntegrations>>[number];
export type ShownStep = { label: string; state: 'done' | 'now' | 'failed'; text?: string };
type Link = { label: string; to: string };
type Fields = ReturnType<Services['crmForms']['fields']>;

const WEEK_MS = 7 * 24 * 3_600_000;

function toSetting(name: string): Link {
  const group = SETTING_GROUPS.find(({ settings }) => settings.some((each) => each.name === name));
  return { label: `Set “${findSetting(name)?.label}”`, to: settingAddress(group?.id ?? '', name) };
}

/** The row of a field in the settings, by its name in the CRM. */
function toField(form: LeadForm, crmName: string, fields: Fields): Link {
  const ours = fields[form].find(({ name }) => name.replace(/^0-1\//, '') === crmName)?.ours;
  return {
    label: `Change its name for ${FORM_NAMES[form]}`,
    to: ours ? settingAddress('crm', `names.${form}.${ours}`) : `/admin/settings#names-${form}`,
  };
}

function explain(refusal: Refusal, fields: Fields) {
  const { text, setting, field } = plainRefusal(refusal);
  const fix = field ? toField(refusal.form, field, fields) : setting && toSetting(setting);
  return { text: `${FORM_NAMES[refusal.form]}: ${text}`, fix: fix || undefined };
}

/** What the site is connected to, and how that is. */
export async function showIntegrations(services: Services, now: Date) {
  const { config, crmHealth, crmForms, emailHealth, submissions, readiness } = services;
  const [crm, email, [notice], ready] = await Promise.all([
    crmHealth.read(),
    emailHealth(),
    submissions.list(1),
    readiness(),
  ]);
  const time = (at: Date | undefined) => at && formatTime(at, now);
  const state = (isOn: unknown, isFailing: unknown, isProven = true) =>
    isOn ? (isFailing ? 'failing' : isProven ? 'works' : 'untried') : 'off';
  const isRefusing = crm.refused && crm.refused.at > (crm.accepted?.at ?? new Date(0));
  const isUnsent = email.failed && email.failed.at > (email.sentAt ?? new Date(0));
  const refusal = crm.refused && explain(crm.refused, crmForms.fields());
  const hasTags = config.GTM_ID ?? (config.HUBSPOT_TRACKING && config.HUBSPOT_PORTAL_ID);
  return [
    {
      id: 'crm',
      title: 'CRM',
      state: state(config.HUBSPOT_PORTAL_ID, isRefusing, Boolean(crm.accepted)),
      about: config.HUBSPOT_PORTAL_ID
        ? `HubSpot account ${config.HUBSPOT_PORTAL_ID}.`
        : 'Leads are stored here and wait. They go out by themselves once it is connected.',
      success: time(crm.accepted?.at),
      refusal: refusal && { at: time(crm.refused?.at), text: refusal.text },
      fix: config.HUBSPOT_PORTAL_ID ? isRefusing && refusal?.fix : toSetting('HUBSPOT_PORTAL_ID'),
    },
    {
      id: 'email',
      title: 'Email',
      state: state(config.SMTP_URL, isUnsent, Boolean(email.sentAt)),
      about: config.SMTP_URL
        ? `From ${config.MAIL_FROM ?? 'the company'}.`
        : 'No email leaves this server: each is only written to a file.',
      success: time(email.sentAt),
      refusal: email.failed && { at: time(email.failed.at), text: email.failed.reason ?? '' },
      fix: config.SMTP_URL ? undefined : toSetting('SMTP_URL'),
    },
    {
      id: 'storage',
      title: 'Files',
      state: state(true, !ready['storage']),
      about: config.S3_BUCKET
        ? `The bucket ${config.S3_BUCKET}.`
        : 'A folder on this server, which backups include.',
      success: ready['storage'] ? time(now) : undefined,
      refusal: ready['storage'] ? undefined : { at: time(now), text: 'It does not respond.' },
      fix: undefined,
    },
    {
      id: 'search',
      title: 'Search engines',
      state: state(submissions.key(), notice && notice.outcome !== 'accepted', Boolean(notice)),
      about: submissions.key()
        ? 'IndexNow is notified half a minute after a change.'
        : 'Search engines find changes by themselves, later. Notices are sent from the production site with a key.',
      success: notice?.outcome === 'accepted' ? time(notice.at) : undefined,
      refusal:
        notice && notice.outcome !== 'accepted'
          ? { at: time(notice.at), text: notice.message }
          : undefined,
      fix: config.INDEXNOW_KEY ? undefined : toSetting('INDEXNOW_KEY'),
    },
    {
      id: 'tags',
      title: 'Tags',
      state: state(hasTags, false),
      about: hasTags
        ? `${[config.GTM_ID, config.HUBSPOT_TRACKING && 'HubSpot’s tracker'].filter(Boolean).join(' and ')}, for visitors who agree. They report to their own screens, not to us.`
        : 'None. Our own analytics need none.',
      success: undefined,
      refusal: undefined,
      fix: hasTags ? undefined : toSetting('GTM_ID'),
    },
  ];
}

/** The steps of the newest test lead; undefined without one. */
export async function showTestLead({ crmHealth, crmForms }: Services, now: Date) {
  const lead = await crmHealth.lastTest();
  if (!lead) return undefined;
  const last = lead.timeline.at(-1);
  const isWaiting = lead.state === 'waiting' || last?.outcome === 'started';
  const isFailed = last !== undefined && last.outcome !== 'accepted' && !isWaiting;
  const refusal = isFailed ? explain({ ...last, form: lead.form }, crmForms.fields()) : undefined;
  const sent: ShownStep = { label: 'Sent to HubSpot', state: last ? 'done' : 'now' };
  const outcome: ShownStep[] = isFailed
    ? [{ label: 'Refused', state: 'failed', text: refusal!.text }]
    : lead.state === 'delivered'
      ? [{ label: 'Accepted', state: 'done', text: 'HubSpot has it.' }]
      : [];
  const steps: ShownStep[] = [
    { label: 'Stored', state: 'done' },
    { label: 'Queued', state: 'done' },
    ...(lead.state === 'not-configured'
      ? [{ label: 'Waits', state: 'failed', text: 'This form has no id yet.' } as const]
      : [sent, ...outcome]),
  ];
  const at = formatTime(lead.createdAt, now);
  return { title: FORM_NAMES[lead.form], at, steps, fix: refusal?.fix, isRunning: isWaiting };
}

/** The steps of the newest test email; undefined without one. */
export async function showTestEmail({ testEmails }: Services, now: Date) {
  const test = await testEmails.last();
  if (!test?.email) return undefined;
  const { state, reason } = test.email;
  const isSent = state === 'sent' && !isKept(test.email);
  const isRunning = state === 'waiting' && reason === null;
  const end: ShownStep = isSent
    ? { label: 'Accepted', state: 'done', text: `Look into the inbox of ${test.to}.` }
    : { label: 'Failed', state: 'failed', text: reason ?? '' };
  const steps: ShownStep[] = [
    { label: 'Stored', state: 'done' },
    { label: 'Queued', state: 'done' },
    isRunning ? { label: 'Sending', state: 'now' } : end,
  ];
  return { title: test.to, at: formatTime(test.at, now), steps, fix: undefined, isRunning };
}

/** Compares the fields of all forms, and what the CRM holds of the last week with our delivery log. Asks the CRM. */
export async function compareForms({ crmForms, crmHealth }: Services, now: Date) {
  const since = new Date(now.getTime() - WEEK_MS);
  const [found, ours] = await Promise.all([crmForms.compare(), crmHealth.acceptedSince(since)]);
  if (!found) return undefined;
  const fields = crmForms.fields();
  return Promise.all(
    LEAD_FORMS.filter((form) => found[form]).map(async (form) => {
      const comparison = found[form]!;
      const problem = (text: string, name?: string) => ({
        text,
        fix: name === undefined ? undefined : toField(form, name, fields),
      });
      const problems =
        comparison === 'fits'
          ? []
          : 'unreadable' in comparison
            ? [problem(`could not be read: ${comparison.unreadable}`)]
            : [
                ...comparison.notOnForm.map((name) =>
                  problem(`lacks “${name}” although we send it`, name),
                ),
                ...comparison.neverSent.map((name) =>
                  problem(`requires “${name}” and we do not send it`, ''),
                ),
                ...comparison.optionalHere.map((name) =>
                  problem(
                    `requires “${name}” though it is optional here: make it optional in HubSpot`,
                  ),
                ),
                ...(comparison.hasCaptcha
                  ? [problem('has a CAPTCHA: turn it off in HubSpot')]
                  : []),
              ];
      const held = await crmForms.countSince(form, since);
      return { form, title: FORM_NAMES[form], problems, ours: ours.get(form) ?? 0, held };
    }),
  );
}
