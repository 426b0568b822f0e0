import type { PaletteSource } from '#src/admin/palette/palette-source.ts';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import { LEADS_PATH } from './lead-list.ts';
import { FORM_NAMES } from '#src/domains/leads/lead-words.ts';

const MAX_LEADS = 5;

/** Leads by name, company, or email address. Not for viewers, who see no names. */
export const leadPaletteSource = (leads: Pick<Leads, 'suggest'>): PaletteSource => ({
  label: 'Leads',
  permission: 'leads.see-people',
  async search(q) {
    const found = await leads.suggest(q, MAX_LEADS);
    return found.map(({ id, name, email, company, form }) => ({
      id: `lead/${id}`,
      title: name.trim() || email,
      hint: [company, name.trim() && email, FORM_NAMES[form]].filter(Boolean).join(' · '),
      to: `${LEADS_PATH}/${id}`,
      isPersonal: true,
    }));
  },
});
