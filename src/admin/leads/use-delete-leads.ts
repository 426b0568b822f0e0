import { useSubmit } from 'react-router';
import { askToConfirm } from '#src/admin/kit/dialog/confirm.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { selectedBoxes } from '#src/admin/lists/list-selection.tsx';
import { LEADS, LEADS_PATH, type LeadQuery } from './lead-list.ts';

/** A lead to delete, and what the list calls it. */
interface NamedLead {
  id: string;
  title: string;
}

/** Asks in a dialog, then deletes. Without JavaScript the same button leads to the confirmation page. */
export function useDeleteLeads(query: LeadQuery) {
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
      action: LEADS.address(query, `${LEADS_PATH}/delete`),
    });
  };
}

/** The selected rows of the list; a box is labeled with the name of its lead. */
export const namedLeads = (form: HTMLFormElement | null): NamedLead[] =>
  selectedBoxes(form).map(({ value, ariaLabel }) => ({ id: value, title: ariaLabel ?? '' }));
