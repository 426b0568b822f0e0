import { getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import { COMPANY_SIZES, READINESS_LEVELS } from './questionnaire.ts';
import type { Answers } from './score.ts';

/** One row per run (see README.md). Contains no personal data; names are stored in the lead only. */
export const assessmentRuns = pgTable(
  'assessment_runs',
  {
    id: uuid().primaryKey(),
    edition: text().notNull(),
    companySize: text({ enum: COMPANY_SIZES }).notNull(),
    answers: jsonb().$type<Answers>().notNull(),
    /** The ids of the chosen options in a row, such as `1A2C`: counting them in `answers` takes ten times as long. */
    chosen: text().generatedAlwaysAs(
      (): SQL => sql`translate(jsonb_path_query_array(answers, '$.*')::text, '[]", ', '')`,
    ),
    /** derived from the answers of a complete run, for statistics; null before */
    percentage: integer(),
    level: text({ enum: READINESS_LEVELS }),
    pillarPercentages: jsonb().$type<Readonly<Record<string, number>>>(),
    /** the last complete run of the same browser */
    previousId: uuid(),
    /** the first run of the chain; null for that run itself. The first run may be deleted; the id still identifies the chain. */
    firstId: uuid(),
    /** set when a second lead requested the report of the same result; statistics count only the run with this id */
    copyOf: uuid(),
    /** who requested the report; no foreign key, since leads belong to another domain */
    leadId: uuid(),
    /** SHA-256 of the key in the share link, base64url; null without a link */
    shareKeyHash: text(),
    shareHidesAnswers: boolean().notNull().default(false),
    startedAt: moment().notNull(),
    updatedAt: moment().notNull(),
    completedAt: moment(),
    reportedAt: moment(),
    /** when the visitor went from the result to the booking page */
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

/** The columns of a run; `chosen` follows from them. */
const { chosen: _chosen, ...columns } = getTableColumns(assessmentRuns);
export const RUN_COLUMNS = columns;
