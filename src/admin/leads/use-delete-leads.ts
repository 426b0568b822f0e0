import { useSubmit } from 'react-router';
import { askToConfirm } from '#src/admin/dialogs/confirm.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { leadsAddress, LEADS_PATH, type LeadQuery } from './lead-filter.ts';

/** A lead to delete, and what the list calls it. */
interface NamedLead {
  id: string;
  title: string;
}

/** Asks in a dialog, then deletes. Without JavaScript the same button leads to the confirmation page. */
export function useDeleteLeads({ filter, page }: LeadQuery) {
  const submit = useSubmit();
  return async (leads: readonly NamedLead[]): Promise<void> => {
    const these = formatCount(leads.length, 'lead');
    const isConfirmed = await askToConfirm({
      title: `Delete ${these}?`,
      text: `${leads.length === 1 ? 'It is' : 'They are'} deleted here, with all delivery attempts. Copies in the CRM remain. This cannot be undone.`,
      items: leads.map(({ title }) => title),
      confirm: `Delete ${these}`,
      cancel: `Keep ${leads.length === 1 ? 'it' : 'them'}`,
      isDanger: true,
    });
    if (!isConfirmed) return;
    const form = new URLSearchParams(leads.map(({ id }) => ['id', id]));
    await submit(form, {
      method: 'post',
      action: leadsAddress(filter, page, `${LEADS_PATH}/delete`),
    });
  };
}
