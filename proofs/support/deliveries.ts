import { queryRows } from '#tests/e2e/support/own-database.ts';
import { numberOf, postLead } from '#tests/e2e/support/posting.ts';
import type { HubspotStandIn } from '#tests/fakes/hubspot-stand-in.ts';

/**
 * Posts leads with these numbers.
 * @returns the numbers of the acknowledged ones
 */
export async function postLeads(url: string, from: number, count: number): Promise<number[]> {
  const numbers = Array.from({ length: count }, (_, index) => from + index);
  const statuses = await Promise.all(
    numbers.map((n) => postLead(url, n).then(({ status }) => status)),
  );
  return numbers.filter((_, index) => statuses[index] === 200);
}

/** Records each change of a lead's state from now on. */
export async function recordStates(connectionString: string): Promise<void> {
  await queryRows(
    connectionString,
    `create table proof_states (lead_id uuid, before text, after text, at timestamptz default clock_timestamp());
    create function proof_state() returns trigger language plpgsql as $$ begin
      insert into proof_states (lead_id, before, after) values (old.id, old.state, new.state);
      return new;
    end $$;
    create trigger proof_state after update on leads
      for each row when (old.state <> new.state) execute function proof_state()`,
  );
}

export interface DeliveryReport {
  /** acknowledged leads that the CRM or our own database does not have */
  lost: number;
  /** leads that left the state `delivered`; needs `recordStates` */
  undelivered: number;
  /** repeated submissions of leads */
  extra: number;
  /** repeated submissions that no attempt explains */
  unexplained: number;
}

/** Compares acknowledged, stored and submitted leads. */
export async function reportDeliveries(
  connectionString: string,
  crm: HubspotStandIn,
  acknowledged: readonly number[],
): Promise<DeliveryReport> {
  const rows = await queryRows<{ email: string; state: string; explained: number }>(
    connectionString,
    `select email, state, (select count(*)::int from lead_attempts
      where lead_id = leads.id and (outcome = 'unknown' or message like 'Arrived after%')) as explained
    from leads`,
  );
  const [left] = await queryRows<{ count: number }>(
    connectionString,
    `select count(*)::int from proof_states where before = 'delivered'`,
  );
  const sent = Map.groupBy(crm.submissions, ({ fields }) => numberOf(fields['email']!));
  const stored = new Map(rows.map((row) => [numberOf(row.email), row]));
  const extraOf = (n: number) => Math.max(0, (sent.get(n)?.length ?? 0) - 1);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    lost: acknowledged.filter((n) => stored.get(n)?.state !== 'delivered' || !sent.has(n)).length,
    undelivered: left!.count,
    extra: sum([...sent.keys()].map(extraOf)),
    unexplained: sum(
      [...sent.keys()].map((n) => Math.max(0, extraOf(n) - (stored.get(n)?.explained ?? 0))),
    ),
  };
}

/**
 * Waits until the statement returns no row.
 * @returns false on timeout
 */
export async function waitUntilEmpty(
  connectionString: string,
  statement: string,
  timeoutMs: number,
): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    if ((await queryRows(connectionString, statement)).length === 0) return true;
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
