import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import { emailTable } from '#src/platform/emails/email-box.server.ts';
import {
  ATTEMPT_OUTCOMES,
  type Attribution,
  LEAD_FORMS,
  LEAD_STATES,
  type LeadFields,
} from './lead.ts';

/** SQL condition: a visitor's, not a test of the team. */
export const isReal = (): SQL => sql`not ${leads.isTest}`;

/** The text that the search in the admin compares: address, name and company, in lower case. Equal in the index and in queries. */
export const searchText = ({ email, fields }: { email: AnyPgColumn; fields: AnyPgColumn }): SQL =>
  sql`lower(${email} || ' ' || coalesce(${fields} ->> 'firstName', '') || ' ' || coalesce(${fields} ->> 'lastName', '') || ' ' || coalesce(${fields} ->> 'company', ''))`;

/** The name of a lead in a list, for sorting; the address when there is none. */
export const displayName = ({ email, fields }: { email: AnyPgColumn; fields: AnyPgColumn }): SQL =>
  sql`lower(coalesce(nullif(concat_ws(' ', nullif(${fields} ->> 'firstName', ''), nullif(${fields} ->> 'lastName', '')), ''), ${email}))`;

/** One row per submission; see README.md. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey().defaultRandom(),
    form: text({ enum: LEAD_FORMS }).notNull(),
    /** normalized; also in `fields` */
    email: text().notNull(),
    fields: jsonb().$type<LeadFields>().notNull(),
    consentText: text(),
    consentVersion: text(),
    consentedAt: moment(),
    pageUri: text().notNull(),
    pageName: text().notNull(),
    hutk: text(),
    attribution: jsonb().$type<Attribution>().notNull().default({}),
    /** equal for all repetitions of one submission */
    idempotencyKey: text().notNull(),
    state: text({ enum: LEAD_STATES }).notNull(),
    /** sent by the team to try the connection: in no figure, and deleted at night */
    isTest: boolean().notNull().default(false),
    /** readable spam signals, including those that do not justify quarantine */
    suspicions: text().array().notNull().default([]),
    attempts: integer().notNull().default(0),
    /** attempts before the last release or configuration */
    attemptsBefore: integer().notNull().default(0),
    nextAttemptAt: moment(),
    /** end of the lease of the current claim, by the database clock */
    claimedUntil: moment(),
    /** token of the latest claim; every write must match it */
    claimToken: uuid(),
    deliveredAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('leads_idempotency_key').on(table.idempotencyKey),
    index('leads_created').on(table.createdAt.desc(), table.id),
    index('leads_state_due').on(table.state, table.nextAttemptAt),
    index('leads_tests')
      .on(table.createdAt)
      .where(sql`${table.isTest}`),
    index('leads_email').on(sql`lower(${table.email})`),
    index('leads_search').using('gin', sql`(${searchText(table)}) gin_trgm_ops`),
    check(
      'leads_state_known',
      sql`${table.state} in ('waiting', 'retrying', 'not-configured', 'delivered', 'refused', 'quarantined')`,
    ),
  ],
);

/** Every delivery attempt and its result. The CRM itself keeps no log. */
export const leadAttempts = pgTable(
  'lead_attempts',
  {
    id: uuid().primaryKey().defaultRandom(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    outcome: text({ enum: ATTEMPT_OUTCOMES }).notNull(),
    /** HTTP status, if there was a response */
    status: integer(),
    /** message of the CRM, or ours */
    message: text(),
    /** kinds of errors that the CRM named, such as `FIELD_NOT_IN_FORM_DEFINITION` */
    errorTypes: text().array().notNull().default([]),
    startedAt: moment().notNull(),
    endedAt: moment(),
  },
  (table) => [index('lead_attempts_lead').on(table.leadId, table.startedAt)],
);

/** Promised emails of leads and their states. */
export const leadEmails = emailTable('lead_emails', () => leads.id);

/** One row: when the next call to the CRM is allowed. Shared by all nodes. */
export const crmPace = pgTable('crm_pace', {
  id: integer().primaryKey().default(1),
  nextAt: moment().notNull(),
});
