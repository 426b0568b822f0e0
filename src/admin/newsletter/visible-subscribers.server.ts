import type { RouterContextProvider } from 'react-router';
import { maskEmail, maskEmailReason } from '#src/admin/parts/mask.ts';
import { mayDo } from '#src/admin/shell/permission.server.ts';
import type { SubscriberPage } from '#src/domains/newsletter/subscription.ts';
import { servicesContext } from '#src/services.server.ts';
import type { SubscriberQuery } from './subscriber-list.ts';

/** Subscribers as the signed-in user may see them. */
export function visibleSubscribers(context: Readonly<RouterContextProvider>) {
  const { newsletter } = context.get(servicesContext);
  const seesPeople = mayDo(context, 'leads.see-people');
  const filterOf = ({ search, ...query }: SubscriberQuery): SubscriberQuery =>
    seesPeople && search ? { ...query, search } : query;
  return {
    /** whether addresses are readable */
    seesPeople,
    /** The part of a query that is used: a search would reveal what is masked. */
    filterOf,
    async list(query: SubscriberQuery): Promise<SubscriberPage> {
      const { page, sort: _sort, ...filter } = filterOf(query);
      const found = await newsletter.list(filter, page);
      if (seesPeople) return found;
      const subscribers = found.subscribers.map((subscriber) => ({
        ...subscriber,
        email: maskEmail(subscriber.email),
        confirmationEmail:
          subscriber.confirmationEmail && maskEmailReason(subscriber.confirmationEmail),
      }));
      return { ...found, subscribers };
    },
  };
}
