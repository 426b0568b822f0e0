import type { Base } from '#src/platform/base.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { redactDbError } from '#src/platform/db/redact-db-error.ts';
import { addressWithoutSecrets } from '#src/domains/site-map/secret-path.ts';
import { resolveAttribution } from '#src/domains/leads/attribution/attribution.server.ts';
import type { CrmPort } from '#src/domains/leads/delivery/crm-port.ts';
import { isDisposable } from './disposable-domains.server.ts';
import { type FormTokens, createIdempotencyKey } from './form-token.server.ts';
import { isTrackerCookie, type LeadForm, type LeadState } from '#src/domains/leads/lead.ts';
import { LEAD_CONSENTS } from '#src/domains/leads/lead-forms.ts';
import {
  addLead,
  countByEmailSince,
  type NewLead,
} from '#src/domains/leads/lead-repository.server.ts';
import { parseLead } from './parse-lead.server.ts';
import { promiseLeadEmails } from '#src/domains/leads/emails/lead-emails.server.ts';
import { queueDelivery } from '#src/domains/leads/delivery/queue-lead.server.ts';
import { assessSpam, type SpamVerdict } from './spam.ts';
import { type Submission, type SubmitResult, toStorableText } from './submission.ts';

export interface SubmitDeps extends Pick<Base, 'db' | 'queue' | 'clock' | 'log'> {
  /** whether a CRM form is configured; without one, no delivery job is needed yet */
  crm: Pick<CrmPort, 'isConfigured'>;
  tokens: FormTokens;
  ipCounter: IpCounter;
  /** the text of a version that the team has set */
  consentText?: (version: string) => string | undefined;
}

/** Counts leads per IP address and form, so that a group filling in the survey does not affect other forms. */
export interface IpCounter {
  /** number of leads of the form from this address in the last ten minutes */
  count(form: LeadForm, address: string): Promise<number>;
  /** records a newly stored lead; not called for repetitions or failures */
  add(form: LeadForm, address: string): Promise<void>;
}

const HOUR_MS = 3_600_000;

/**
 * Stores a lead with its jobs in one transaction. A repeated submission returns the existing lead. A lead that looks
 * like spam is stored without jobs and gets the same result.
 * @throws Error without personal data when the database fails
 */
export async function submitLead(deps: SubmitDeps, submission: Submission): Promise<SubmitResult> {
  const { db, crm, tokens, ipCounter, clock, log } = deps;
  const { form } = submission;
  const parsed = parseLead(form, submission.fields);
  if (!parsed.ok) return parsed;
  const { email, fields } = parsed;
  const now = clock();
  const token = tokens.verify(submission.token ?? '');
  try {
    const verdict = await assessSubmission(deps, submission, parsed, now, token?.ageMs);
    const lead: NewLead = {
      form,
      email,
      fields,
      ...resolveConsent(deps, submission, now),
      pageUri: addressWithoutSecrets(toStorableText(submission.pageUri)).slice(0, 2_000),
      pageName: toStorableText(submission.pageName).slice(0, 300),
      hutk: submission.hutk && isTrackerCookie(submission.hutk) ? submission.hutk : null,
      attribution: resolveAttribution(submission.attribution, submission.pageUri, now),
      idempotencyKey: createIdempotencyKey(token?.id, form, email, fields, now),
      state: getInitialState(verdict, crm.isConfigured(form)),
      suspicions: verdict.suspicions,
      createdAt: now,
      updatedAt: now,
    };
    const { id, isNew } = await db.transaction(async (tx) => {
      const stored = await storeAndQueue(deps, tx, lead);
      await submission.onStored?.(tx, stored.id);
      return stored;
    });
    if (isNew) await ipCounter.add(form, submission.address);
    log.info({ leadId: id, form, isNew, state: lead.state }, 'a lead was submitted');
    return { ok: true, id };
  } catch (error) {
    throw redactDbError('the lead could not be stored', error);
  }
}

async function assessSubmission(
  { db, ipCounter, tokens }: SubmitDeps,
  { form, address, honeypot, token }: Submission,
  { email, fields }: { email: string; fields: Readonly<Record<string, string>> },
  now: Date,
  tokenAgeMs: number | undefined,
): Promise<SpamVerdict> {
  const oneHourAgo = new Date(now.getTime() - HOUR_MS);
  return assessSpam({
    form,
    fields,
    honeypot: honeypot ?? '',
    hasToken: Boolean(token),
    tokenAgeMs,
    minTokenAgeMs: tokens.minAgeMs,
    isDisposable: isDisposable(email),
    countFromIp: 1 + (await ipCounter.count(form, address)),
    countFromEmail: 1 + (await countByEmailSince(db, form, email, oneHourAgo)),
  });
}

/** Without a configured CRM form, the lead waits for the sweep. */
function getInitialState({ isQuarantined }: SpamVerdict, isConfigured: boolean): LeadState {
  if (isQuarantined) return 'quarantined';
  return isConfigured ? 'waiting' : 'not-configured';
}

/** Stores the lead, its delivery job and its promised emails. */
export async function storeAndQueue(
  { queue }: Pick<SubmitDeps, 'queue'>,
  tx: Db,
  lead: NewLead,
): Promise<{ id: string; isNew: boolean }> {
  const stored = await addLead(tx, lead);
  if (!stored.isNew || lead.state === 'quarantined') return stored;
  if (lead.state === 'waiting') await queueDelivery(queue, stored.id, { tx });
  await promiseLeadEmails(queue, tx, { ...lead, id: stored.id }, lead.createdAt);
  return stored;
}

/** Resolves the evidence of consent. A version that we never showed is not stored. */
function resolveConsent(
  { consentText: find }: Pick<SubmitDeps, 'consentText'>,
  { consentShown = '' }: Submission,
  now: Date,
) {
  const consentText = LEAD_CONSENTS.get(consentShown) ?? find?.(consentShown) ?? null;
  if (!consentText) return {};
  return { consentText, consentVersion: consentShown, consentedAt: now };
}
