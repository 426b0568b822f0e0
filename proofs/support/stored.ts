import { findRunningAddress } from '#src/platform/db/embedded/published-address.server.ts';
import { queryRows } from '#tests/e2e/support/own-database.ts';
import type { Site } from '#tests/support/site.ts';
import type { MixedLoad } from './mixed-load.ts';

/** Acknowledged data that is missing. */
export interface Missing {
  leads: number[];
  subscribers: string[];
  /** visitors with missing answers */
  visitors: number;
}

/** Queries the site's embedded database. */
export async function queryDatabase<Row>(site: Pick<Site, 'dataDir'>, sql: string): Promise<Row[]> {
  const address = await findRunningAddress(site.dataDir);
  if (!address) throw new Error('The site runs no embedded database.');
  return queryRows<Row>(address, sql);
}

/** Looks for all acknowledged data of a load: rows in the database, and answers as returned to their visitor. */
export async function findMissing(site: Site, load: MixedLoad): Promise<Missing> {
  const emails = async (table: string) =>
    new Set(
      (await queryDatabase<{ email: string }>(site, `select email from ${table}`)).map(
        (row) => row.email,
      ),
    );
  const leads = await emails('leads');
  const subscribers = await emails('newsletter_subscribers');
  let visitors = 0;
  for (const { cookie, answers } of load.visitors) {
    if (Object.keys(answers).length === 0) continue;
    const response = await fetch(`${site.url}/api/ai-quotient/run`, {
      headers: { Cookie: cookie },
    });
    const { run } = (await response.json()) as { run?: { answers: Record<string, string> } };
    const isThere = Object.entries(answers).every(([id, option]) => run?.answers[id] === option);
    if (!isThere) visitors += 1;
  }
  return {
    leads: [...load.leads].filter((number) => !leads.has(`ann${number}@company${number}.example`)),
    subscribers: [...load.subscribers].filter((address) => !subscribers.has(address)),
    visitors,
  };
}

export const countMissing = ({ leads, subscribers, visitors }: Missing): number =>
  leads.length + subscribers.length + visitors;

/** Polls until the condition is true. Resolves to false on timeout. */
export async function waitUntil(
  isTrue: () => Promise<boolean>,
  withinMs: number,
): Promise<boolean> {
  for (const until = Date.now() + withinMs; Date.now() < until;) {
    if (await isTrue().catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return false;
}
