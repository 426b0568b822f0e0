import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { defineJob, type Job } from '#src/platform/jobs/job.ts';
import { EMAIL_STATES } from './email.ts';

const moment = () => timestamp({ withTimezone: true });

/**
 * A table of promised emails, one row per owner and kind. Each domain declares its own in its `*-tables.server.ts`, so that a
 * row goes with its owner, whoever deletes that: no erasure and no retention can forget it. A row holds no address.
 */
export const emailTable = (name: string, owner: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      id: uuid().primaryKey().defaultRandom(),
      ownerId: uuid().notNull().references(owner, { onDelete: 'cascade' }),
      /** which of its owner's emails it is, in the domain's words */
      kind: text().notNull(),
      state: text({ enum: EMAIL_STATES }).notNull(),
      round: integer().notNull().default(0),
      attempts: integer().notNull().default(0),
      reason: text(),
      dueAt: moment().notNull(),
      nextAttemptAt: moment(),
      /** the token of the worker that has it; every write of that worker asks for it */
      claim: uuid(),
      /** by the clock of the database */
      claimedUntil: moment(),
      sentAt: moment(),
      createdAt: moment().notNull(),
      updatedAt: moment().notNull(),
    },
    (table) => [
      uniqueIndex(`${name}_owner_kind`).on(table.ownerId, table.kind),
      // Small: nearly all rows are of emails that were sent.
      index(`${name}_open`)
        .on(table.state, table.nextAttemptAt)
        .where(sql`${table.state} <> 'sent'`),
      check(`${name}_state_known`, sql`${table.state} in ('waiting', 'sent', 'failed')`),
    ],
  );

export type EmailTable = ReturnType<typeof emailTable>;
export type EmailRow = EmailTable['$inferSelect'];

/** A job that sends one email. Carries ids only; the owner's is there so that an erasure finds it. */
export interface EmailJobPayload {
  emailId: string;
  ownerId: string;
}

/**
 * The job of a box. The pauses between attempts are the email's own (`emailBackoff`); the queue's retries are for what goes
 * wrong on our side, such as a database that is away.
 */
export const emailJob = (name: string): Job<EmailJobPayload> =>
  defineJob({
    name,
    payload: z.object({ emailId: z.uuid(), ownerId: z.uuid() }),
    policy: { retryLimit: 20, retryDelay: 2, retryDelayMax: 600, expireInSeconds: 600 },
  });

/** Where a domain keeps what it promised to send, and the job that sends it. */
export interface EmailBox {
  table: EmailTable;
  job: Job<EmailJobPayload>;
}
