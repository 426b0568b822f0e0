import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { readPage } from '#src/platform/db/page-window.ts';
import { listEmailsByOwner, hasEmail } from '#src/platform/emails/email-queries.server.ts';
import { CONFIRMATION_EMAIL, NEWSLETTER_EMAILS } from './newsletter-emails.server.ts';
import { newsletterSubscribers as subscribers } from './newsletter-tables.server.ts';
import type { SubscriberFilter, SubscriberPage } from './subscription.ts';

/** Returns a page of subscribers, newest first. A page beyond the last one returns the last. */
export async function listSubscribers(
  db: Db,
  filter: SubscriberFilter,
  page: number,
): Promise<SubscriberPage> {
  const where = buildFilter(filter);
  const total = await db.$count(subscribers, where);
  const query = db
    .select()
    .from(subscribers)
    .where(where)
    .orderBy(desc(subscribers.createdAt), desc(subscribers.id));
  const { rows, ...shown } = await readPage(total, page, query);
  const ids = rows.map(({ id }) => id);
  const emails = await listEmailsByOwner(db, NEWSLETTER_EMAILS, ids);
  const views = rows.map(({ id, email, status, source, createdAt }) => {
    const confirmationEmail = emails.get(id)?.find(({ kind }) => kind === CONFIRMATION_EMAIL);
    return { id, email, status, source, createdAt, confirmationEmail };
  });
  return { subscribers: views, ...shown };
}

function buildFilter({ status, emails, search }: SubscriberFilter): SQL | undefined {
  const like = search && `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return and(
    status && eq(subscribers.status, status),
    emails && hasEmail(NEWSLETTER_EMAILS, subscribers.id, emails),
    like ? sql`${subscribers.email} ilike ${like}` : undefined,
  );
}
