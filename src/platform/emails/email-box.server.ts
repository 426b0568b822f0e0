import { isNotNull, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import { z } from 'zod';
import { defineJob, type Job } from '#src/platform/jobs/job.ts';
import { EMAIL_STATES } from './email.ts';

/**
 * Defines a table of promised emails, with one row per owner and kind. Each domain declares its own in its
 * `*-tables.server.ts`, so that rows are deleted with their owner by the foreign key: no erasure or retention can miss
 * them. A row contains no address.
 */
export const emailTable = (name: string, owner: () => AnyPgColumn) =>
  pgTable(
    name,
    {
      id: uuid().primaryKey().defaultRandom(),
      ownerId: uuid().notNull().references(owner, { onDelete: 'cascade' }),
      /** which of its owner's emails it is; the domain defines the kinds */
      kind: text().notNull(),
      state: text({ enum: EMAIL_STATES }).notNull(),
      round: integer().notNull().default(0),
      attempts: integer().notNull().default(0),
      reason: text(),
      dueAt: moment().notNull(),
      nextAttemptAt: moment(),
      /** token of the worker that sends it; every write of that worker checks it */
      claim: uuid(),
      /** by the database's clock */
      claimedUntil: moment(),
      sentAt: moment(),
      createdAt: moment().notNull(),
      updatedAt: moment().notNull(),
    },
    (table) => [
      uniqueIndex(`${name}_owner_kind`).on(table.ownerId, table.kind),
      // Small, since nearly all rows are sent.
      index(`${name}_open`)
        .on(table.state, table.nextAttemptAt)
        .where(sql`${table.state} <> 'sent'`),
      index(`${name}_sent`).on(table.sentAt),
      index(`${name}_refused`).on(table.updatedAt).where(isNotNull(table.reason)),
      check(`${name}_state_known`, sql`${table.state} in ('waiting', 'sent', 'failed')`),
    ],
  );

export type EmailTable = ReturnType<typeof emailTable>;
export type EmailRow = EmailTable['$inferSelect'];

/** Payload of the job that sends one email. Contains ids only; an erasure finds the job by the owner's. */
export interface EmailJobPayload {
  emailId: string;
  ownerId: string;
}

/**
 * Defines the job of a box. `emailBackoff` sets the pauses between attempts; the queue's retries are for failures on
 * our side, such as an unavailable database.
 */
export const emailJob = (name: string): Job<EmailJobPayload> =>
  defineJob({
    name,
    payload: z.object({ emailId: z.uuid(), ownerId: z.uuid() }),
    policy: { retryLimit: 20, retryDelay: 2, retryDelayMax: 600, expireInSeconds: 600 },
  });

/** The table of a domain's promised emails, and the job that sends them. */
export interface EmailBox {
  table: EmailTable;
  job: Job<EmailJobPayload>;
}
