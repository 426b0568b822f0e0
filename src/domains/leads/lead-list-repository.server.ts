import { inBatches } from '#src/platform/db/in-batches.ts';
import { column } from '#src/platform/db/column.ts';
import {
  and,
  type AnyColumn,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { hasEmail } from '#src/platform/emails/email-queries.server.ts';
import { readPage } from '#src/platform/db/page-window.ts';
import { isOverdue } from './lead-counts-repository.server.ts';
import { LEAD_FORMS, LEAD_STATES, type LeadForm, type LeadState, type Touch } from './lead.ts';
import { LEAD_EMAILS } from './emails/lead-emails.server.ts';
import type { LeadRow } from './lead-repository.server.ts';
import { displayName, isReal, leadAttempts, leads, searchText } from './leads-tables.server.ts';
import type {
  Arrivals,
  AttemptView,
  LeadFilter,
  LeadPage,
  LeadSort,
  LeadSortKey,
  LeadSummary,
  LeadView,
} from './lead-views.ts';

const BATCH = 1_000;

/** Returns a page of leads in the order of the filter, by default newest first. A page beyond the last one returns the last. */
export async function listLeads(db: Db, filter: LeadFilter, page: number): Promise<LeadPage> {
  const where = buildFilter(filter);
  const total = await db.$count(leads, where);
  const query = db
    .select()
    .from(leads)
    .where(where)
    .orderBy(...orderOf(filter.sort));
  const { rows, ...shown } = await readPage(total, page, query);
  return { leads: rows.map(toLeadSummary), ...shown };
}

const SORTED_BY: Readonly<Record<LeadSortKey, SQL | AnyColumn>> = {
  received: leads.createdAt,
  name: displayName(leads),
  form: leads.form,
  state: leads.state,
  attempts: leads.attempts,
};

/** Equal leads are ordered by time, so that pages never overlap. */
function orderOf(sort: LeadSort = '-received'): SQL[] {
  const isDescending = sort.startsWith('-');
  const by = SORTED_BY[(isDescending ? sort.slice(1) : sort) as LeadSortKey];
  const newestFirst = isDescending || by !== leads.createdAt;
  const end = newestFirst
    ? [desc(leads.createdAt), desc(leads.id)]
    : [asc(leads.createdAt), asc(leads.id)];
  return by === leads.createdAt ? end : [isDescending ? desc(by) : asc(by), ...end];
}

/** The newest leads whose name, company or email address contains a text. */
export async function suggestLeads(db: Db, text: string, limit: number): Promise<LeadSummary[]> {
  const rows = await db
    .select()
    .from(leads)
    .where(buildFilter({ search: text }))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(limit);
  return rows.map(toLeadSummary);
}

export async function findLead(db: Db, id: string): Promise<LeadView | undefined> {
  const [row] = await db.select().from(leads).where(eq(leads.id, id));
  return row && toLeadView(row, await listAttempts(db, [id]));
}

export async function filterExistingLeads(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  return new Set(
    await column(db.select({ value: leads.id }).from(leads).where(inArray(leads.id, ids))),
  );
}

/**
 * Yields all leads that match the filter, newest first, in batches of 1,000, so that a table of any size fits in
 * memory.
 */
export async function* streamLeads(
  db: Db,
  filter: LeadFilter,
): AsyncGenerator<readonly LeadView[], void> {
  const batches = inBatches(BATCH, (last?: LeadRow) => {
    const older =
      last &&
      or(
        lt(leads.createdAt, last.createdAt),
        and(eq(leads.createdAt, last.createdAt), lt(leads.id, last.id)),
      );
    return db
      .select()
      .from(leads)
      .where(and(buildFilter(filter), older))
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(BATCH);
  });
  for await (const rows of batches) {
    const attempts = await listAttempts(
      db,
      rows.map(({ id }) => id),
    );
    yield rows.map((row) => toLeadView(row, attempts));
  }
}

export async function countLeads(db: Db) {
  const rows = await db
    .select({
      state: leads.state,
      form: leads.form,
      count: count(),
      overdue: sql<number>`count(*) filter (where ${isOverdue()})::int`,
    })
    .from(leads)
    .where(isReal())
    .groupBy(leads.state, leads.form);
  const sum = (fits: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(fits).reduce((total, row) => total + row.count, 0);
  const byState = LEAD_STATES.map((state) => [state, sum((row) => row.state === state)]);
  const byForm = LEAD_FORMS.map((form) => [form, sum((row) => row.form === form)]);
  const overdue = rows.reduce((total, row) => total + row.overdue, 0);
  return {
    byState: { ...(Object.fromEntries(byState) as Record<LeadState, number>), overdue },
    byForm: Object.fromEntries(byForm) as Record<LeadForm, number>,
  };
}

export async function countArrivals(db: Db, since: Date) {
  const rows = await db
    .select({ form: leads.form, state: leads.state, count: count() })
    .from(leads)
    .where(and(gte(leads.createdAt, since), isReal()))
    .groupBy(leads.form, leads.state);
  return Object.fromEntries(
    LEAD_FORMS.map((form) => {
      const ofForm = rows.filter((row) => row.form === form);
      const inState = (state: LeadState) => ofForm.find((row) => row.state === state)?.count ?? 0;
      const all = ofForm.reduce((total, row) => total + row.count, 0);
      const quarantined = inState('quarantined');
      return [form, { stored: all - quarantined, delivered: inState('delivered'), quarantined }];
    }),
  ) as Record<LeadForm, Arrivals>;
}

function buildFilter({ form, state, search, source, emails }: LeadFilter): SQL | undefined {
  const like = search && `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const touched = (touch: 'first' | 'last') =>
    sql`(${leads.attribution} -> ${touch}::text -> 'parameters' ->> 'utm_source' = ${source}
      or split_part(${leads.attribution} -> ${touch}::text ->> 'referrer', '/', 3) = ${source})`;
  return and(
    isReal(),
    form && eq(leads.form, form),
    state === 'overdue' ? isOverdue() : state && eq(leads.state, state),
    like ? sql`${searchText(leads)} like lower(${like})` : undefined,
    source ? or(touched('first'), touched('last')) : undefined,
    emails && hasEmail(LEAD_EMAILS, leads.id, emails),
  );
}

async function listAttempts(db: Db, ids: string[]): Promise<Map<string, AttemptView[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(leadAttempts)
    .where(inArray(leadAttempts.leadId, ids))
    .orderBy(asc(leadAttempts.startedAt));
  return Map.groupBy(rows, ({ leadId }) => leadId);
}

export function toLeadSummary(row: LeadRow) {
  const { id, form, email, fields, attribution, state, attempts, createdAt } = row;
  const name = [fields['firstName'], fields['lastName']].filter(Boolean).join(' ');
  const source = getSource(attribution.last) ?? getSource(attribution.first) ?? '';
  return {
    id,
    form,
    name,
    email,
    company: fields['company'] ?? '',
    source,
    state,
    attempts,
    createdAt,
  };
}

const getSource = (touch: Touch | undefined): string | undefined =>
  touch?.parameters['utm_source'] ?? (touch?.referrer && URL.parse(touch.referrer)?.host);

export function toLeadView(row: LeadRow, attempts: ReadonlyMap<string, AttemptView[]>) {
  const { fields, consentText, consentVersion, consentedAt, pageUri, pageName } = row;
  const { hutk, attribution, suspicions, nextAttemptAt, deliveredAt } = row;
  return {
    ...toLeadSummary(row),
    fields,
    consentText,
    consentVersion,
    consentedAt,
    pageUri,
    pageName,
    hasTrackerCookie: hutk !== null,
    attribution,
    suspicions,
    nextAttemptAt,
    deliveredAt,
    timeline: attempts.get(row.id) ?? [],
  };
}
