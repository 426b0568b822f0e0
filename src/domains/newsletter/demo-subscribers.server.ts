import { type Demo, demoMoment, demoPerson } from '#src/platform/demo/demo.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { createToken } from '#src/platform/signed-token/token.server.ts';
import { newsletterSubscribers } from './newsletter-tables.server.ts';
import {
  CONSENT_TEXT,
  CONSENT_VERSION,
  SUBSCRIPTION_SOURCES,
  type SubscriptionStatus,
} from './subscription.ts';

const SUBSCRIBERS = 48;
/** Avoids the addresses of the demo leads. */
const FIRST_INDEX = 1_000;

/** Statuses weighted as in a real list. */
const STATUSES: readonly SubscriptionStatus[] = [
  'confirmed',
  'confirmed',
  'confirmed',
  'confirmed',
  'pending',
  'unsubscribed',
];

/** Adds subscribers in every status, without confirmation emails. Returns how many. */
export async function addDemoSubscribers(tx: Db, demo: Demo): Promise<number> {
  const rows = Array.from({ length: SUBSCRIBERS }, (_, index) => {
    const at = demoMoment(demo);
    const status = STATUSES[index % STATUSES.length]!;
    return {
      email: demoPerson(demo, FIRST_INDEX + index).email,
      status,
      source: demo.random.pick(SUBSCRIPTION_SOURCES),
      consentText: CONSENT_TEXT,
      consentVersion: CONSENT_VERSION,
      consentedAt: at,
      confirmedAt: status === 'pending' ? null : at,
      unsubscribedAt: status === 'unsubscribed' ? at : null,
      unsubscribeToken: createToken(),
      createdAt: at,
      updatedAt: at,
    };
  });
  await tx.insert(newsletterSubscribers).values(rows);
  return rows.length;
}
