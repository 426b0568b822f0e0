import { capitalize } from '#src/domains/documents/history/name-of-field.ts';
import type { PaletteSource } from '#src/admin/palette/palette-source.ts';
import type { Newsletter } from '#src/domains/newsletter/newsletter.server.ts';
import { SUBSCRIBERS } from './subscriber-list.ts';

const MAX_SUBSCRIBERS = 3;

/** Newsletter subscribers by email address. Not for viewers, who see no addresses. */
export const subscriberPaletteSource = (newsletter: Pick<Newsletter, 'list'>): PaletteSource => ({
  label: 'Subscribers',
  permission: 'leads.see-people',
  async search(q) {
    const { subscribers } = await newsletter.list({ search: q }, 1);
    return subscribers.slice(0, MAX_SUBSCRIBERS).map(({ id, email, status }) => ({
      id: `subscriber/${id}`,
      title: email,
      hint: capitalize(status),
      to: SUBSCRIBERS.address({ search: email }),
      isPersonal: true,
    }));
  },
});
