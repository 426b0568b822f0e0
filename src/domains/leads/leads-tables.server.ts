import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { emailTable } from '#src/platform/emails/email-box.server.ts';
import {
  ATTEMPT_OUTCOMES,
  type Attribution,
  LEAD_FORMS,
  LEAD_STATES,
  type LeadFields,
} from './lead.ts';

const moment = () => timestamp({ withTimezone: true });

/** One row per person's request; see README.md. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey().defaultRandom(),
    form: text({ enum: LEAD_FORMS }).notNull(),
    /** normalised; also in `fields` as it is sent */
    email: text().notNull(),
    fields: jsonb().$type<LeadFields>().notNull(),
    consentText: text(),
    consentVersion: text(),
    consentedAt: moment(),
    pageUri: text().notNull(),
    pageName: text().notNull(),
    hutk: text(),
    attribution: jsonb().$type<Attribution>().notNull().default({}),
    /** the same for every repetition of one submission */
    idempotencyKey: text().notNull(),
    state: text({ enum: LEAD_STATES }).notNull(),
    /** what was noticed when it came in, also where that was no reason for quarantine: words for people */
    suspicions: text().array().notNull().default([]),
    attempts: integer().notNull().default(0),
    /** how many of them were made before it was last released, or waited for its form */
    attemptsBefore: integer().notNull().default(0),
    nextAttemptAt: moment(),
    /** a worker has it until then, by the database's clock */
    claimedUntil: moment(),
    /** of the worker that claimed it last: what it writes has to name it */
    claimToken: uuid(),
    deliveredAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('leads_idempotency_key').on(table.idempotencyKey),
    index('leads_created').on(table.createdAt.desc(), table.id),
    index('leads_state_due').on(table.state, table.nextAttemptAt),
    index('leads_email').on(sql`lower(${table.email})`),
    check(
      'leads_state_known',
      sql`${table.state} in ('waiting', 'retrying', 'not-configured', 'delivered', 'refused', 'quarantined')`,
    ),
  ],
);

/** Every attempt at the CRM, with its answer: the CRM keeps no log of its own. */
export const leadAttempts = pgTable(
  'lead_attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    outcome: text({ enum: ATTEMPT_OUTCOMES }).notNull(),
    /** HTTP status, when there was an answer */
    status: integer(),
    /** the CRM's words, or ours */
    message: text(),
    startedAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [index('lead_attempts_lead').on(table.leadId, table.startedAt)],
);

/** What a lead's form promised to send, and how far each email is. */
export const leadEmails = emailTable('lead_emails', () => leads.id);

/** One row: when the CRM may be asked next. All nodes take their turns from it. */
export const crmPace = pgTable('crm_pace', {
  id: integer().primaryKey().default(1),
  nextAt: moment().notNull(),
});
