import { like } from 'drizzle-orm';
import { type Demo, demoMoment, type DemoPerson, demoPerson } from '#src/platform/demo/demo.ts';
import type { Random } from '#src/platform/demo/random.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { type AttemptOutcome, LEAD_STATES, type LeadForm, type LeadState } from './lead.ts';
import {
  LEAD_CONSENT_VERSION,
  LEAD_CONSENTS,
  LEAD_FORM_FIELDS,
  type LeadField,
  REPORT_CONSENT_VERSION,
  VISITOR_FORMS,
} from './lead-forms.ts';
import { leadAttempts, leads } from './leads-tables.server.ts';

/** Number of leads for the forms that visitors fill in. */
const LEADS = 72;

const KEY_PREFIX = 'demo:';

/**
 * Demo leads are claimed until this date. Deliveries, the sweep and releases skip claimed leads, so a demo lead never
 * reaches a CRM, whatever its state.
 */
const NEVER_DELIVERED = new Date('9999-12-31T00:00:00Z');

const MESSAGES = [
  'Our forecast and our invoices disagree every month. Can you take a look?',
  'We moved to a new CRM in spring, and half of the team still uses a spreadsheet.',
  'Which of our ad budgets brings orders? Nobody here can tell.',
  'We would like to see what an audit covers before we book one.',
];
const SOURCES = ['google', 'linkedin', 'podcast', 'partner-newsletter'];

/** States weighted as on a busy site. */
const STATES: readonly LeadState[] = [
  ...Array<LeadState>(10).fill('delivered'),
  ...LEAD_STATES.filter((state) => state !== 'delivered'),
];

/** The attempts that led to each state, oldest first. */
const ATTEMPTS: Readonly<Record<LeadState, readonly (readonly [AttemptOutcome, number])[]>> = {
  waiting: [],
  retrying: [['failed', 503]],
  'not-configured': [],
  delivered: [['accepted', 200]],
  refused: [
    ['rate-limited', 429],
    ['refused', 400],
  ],
  quarantined: [],
};

/** Whether demo leads exist. New ones can be added once all are deleted. */
export const hasDemoLeads = async (db: Db): Promise<boolean> =>
  (await db.$count(leads, like(leads.idempotencyKey, `${KEY_PREFIX}%`))) > 0;

/** Adds leads of every visitor form in every state, without jobs or emails. Returns how many. */
export async function addDemoLeads(tx: Db, demo: Demo): Promise<number> {
  for (let index = 0; index < LEADS; index += 1) {
    const form = VISITOR_FORMS[index % VISITOR_FORMS.length]!;
    const person = demoPerson(demo, index);
    const fields = fieldsOf(LEAD_FORM_FIELDS[form], person, demo.random);
    await addDemoLead(tx, demo, { form, fields, email: person.email, at: demoMoment(demo) });
  }
  return LEADS;
}

interface DemoLead {
  form: LeadForm;
  fields: Readonly<Record<string, string>>;
  email: string;
  at: Date;
}

/** Adds one lead that no worker will ever claim. Returns its id. */
export async function addDemoLead(
  tx: Db,
  { random, now, siteUrl }: Demo,
  { form, fields, email, at }: DemoLead,
): Promise<string> {
  const id = random.uuid();
  const state = random.pick(STATES);
  const attempts = ATTEMPTS[state];
  const consentVersion = form === 'ai-quotient' ? REPORT_CONSENT_VERSION : LEAD_CONSENT_VERSION;
  const pageUri = `${siteUrl}/${form === 'ai-quotient' ? form : `forms/${form}`}`;
  await tx.insert(leads).values({
    id,
    form,
    email,
    fields,
    consentText: LEAD_CONSENTS.get(consentVersion)!,
    consentVersion,
    consentedAt: at,
    pageUri,
    pageName: 'Demo data',
    attribution: attributionOf(random, pageUri, at),
    idempotencyKey: `${KEY_PREFIX}${id}`,
    state,
    suspicions: state === 'quarantined' ? ['sent within a second of opening the form'] : [],
    attempts: attempts.length,
    nextAttemptAt: state === 'retrying' ? new Date(now.getTime() + 7_200_000) : null,
    claimedUntil: NEVER_DELIVERED,
    deliveredAt: state === 'delivered' ? at : null,
    createdAt: at,
    updatedAt: at,
  });
  for (const [outcome, status] of attempts)
    await tx.insert(leadAttempts).values({
      leadId: id,
      outcome,
      status,
      message: 'Demo data: nothing was sent.',
      startedAt: at,
      endedAt: at,
    });
  return id;
}

function attributionOf(random: Random, landingPage: string, at: Date) {
  const parameters: Record<string, string> = random.chance(0.6)
    ? { utm_source: random.pick(SOURCES), utm_medium: 'referral' }
    : {};
  const touch = { at: at.toISOString(), landingPage, parameters };
  return { first: touch, last: touch };
}

/** Returns a value for each field. */
function fieldsOf(fields: readonly LeadField[], person: DemoPerson, random: Random) {
  const values = new Map(Object.entries(person));
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, values, random)]));
}

function valueOf({ name, kind, options }: LeadField, typed: Map<string, string>, random: Random) {
  if (kind === 'choice') return random.pick(options ?? []);
  if (kind === 'score') return String(random.int(4, 10));
  return typed.get(name) ?? random.pick(MESSAGES);
}
