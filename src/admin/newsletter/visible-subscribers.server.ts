import type { RouterContextProvider } from 'react-router';
import { maskEmail, maskEmailReason } from '#src/admin/parts/mask.ts';
import { mayDo } from '#src/admin/shell/permission.server.ts';
import type { SubscriberFilter, SubscriberPage } from '#src/domains/newsletter/subscription.ts';
import { servicesContext } from '#src/services.server.ts';

/** Subscribers as the signed-in user may see them. */
export function visibleSubscribers(context: Readonly<RouterContextProvider>) {
  const { newsletter } = context.get(servicesContext);
  const seesPeople = mayDo(context, 'leads.see-people');
  const filterOf = ({ search, ...filter }: SubscriberFilter) =>
    seesPeople && search ? { ...filter, search } : filter;
  return {
    /** whether addresses are readable */
    seesPeople,
    /** The part of a filter that is used: a search would reveal what is masked. */
    filterOf,
    async list(filter: SubscriberFilter, page: number): Promise<SubscriberPage> {
      const found = await newsletter.list(filterOf(filter), page);
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
