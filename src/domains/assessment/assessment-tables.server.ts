import { isNotNull } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { COMPANY_SIZES, READINESS_LEVELS } from './questionnaire.ts';
import type { Answers } from './score.ts';

const moment = () => timestamp({ withTimezone: true });

/** One row per run; see README.md. Nothing in it tells who it was: names are in the lead alone. */
export const assessmentRuns = pgTable(
  'assessment_runs',
  {
    id: uuid().primaryKey(),
    edition: text().notNull(),
    companySize: text({ enum: COMPANY_SIZES }).notNull(),
    answers: jsonb().$type<Answers>().notNull(),
    /** of a complete run, kept for figures over many; derived from its answers */
    percentage: integer(),
    level: text({ enum: READINESS_LEVELS }),
    pillarPercentages: jsonb().$type<Readonly<Record<string, number>>>(),
    /** the run that the same browser had completed before */
    previousId: uuid(),
    /** the first run of its chain; null for that one itself. It may be gone, and the chain stays one */
    firstId: uuid(),
    /** of a result whose report somebody else asked for too; counted once, as the run that this names */
    copyOf: uuid(),
    /** who asked for the report; no foreign key, since leads belong to another domain */
    leadId: uuid(),
    /** SHA-256 of the key in the link that shows it to others, base64url; null when there is none, or it was withdrawn */
    shareKeyHash: text(),
    shareHidesAnswers: boolean().notNull().default(false),
    startedAt: moment().notNull(),
    updatedAt: moment().notNull(),
    completedAt: moment(),
    reportedAt: moment(),
    /** when somebody went on from the result to book a call */
    bookedAt: moment(),
  },
  (table) => [
    index('assessment_runs_peers').on(table.edition, table.companySize, table.completedAt),
    index('assessment_runs_started').on(table.startedAt.desc(), table.id),
    index('assessment_runs_lead').on(table.leadId),
    index('assessment_runs_copies').on(table.copyOf).where(isNotNull(table.copyOf)),
    uniqueIndex('assessment_runs_share_key').on(table.shareKeyHash),
  ],
);
