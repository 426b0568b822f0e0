import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { LeadFormPanel } from '#src/blocks/lead-form/lead-form-panel.tsx';
import { SurveyPanel } from '#src/blocks/survey-form/survey-panel.tsx';
import type { VisitorForm } from '#src/domains/leads/lead-forms.ts';
import { formView } from '#src/site/leads/form-views.ts';
import { openStarted } from './form-document.tsx';

export const panelOf = (name: VisitorForm) => {
  const Panel = name === 'vistage-survey' ? SurveyPanel : LeadFormPanel;
  return <Panel view={formView(name)} />;
};

/** Opens a document with a form, whose script has loaded. */
export function openForm(name: VisitorForm): HTMLFormElement {
  document.title = `The page of ${name}`;
  return openStarted(panelOf(name));
}

/** Sets values by label in one step, because simulated typing is slow. */
export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  const user = userEvent.setup({ delay: null });
  for (const [label, value] of Object.entries(values)) {
    const control = field(label);
    await user.clear(control);
    await user.paste(value);
  }
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The control with a label, marked as optional or not. */
export const field = (label: string): HTMLInputElement =>
  screen.getByLabelText(new RegExp(`^${label}( \\(optional\\))?$`));

export const valueOf = (label: string) => field(label).value;

/** The control with a label that is marked invalid with a description. */
export const wrongField = (name: string | RegExp, description: string | RegExp) =>
  screen.findByRole('textbox', { name, description });

/** The message in the form. */
export const failureText = () => document.querySelector('.form-error')?.textContent;

/** The toast that is shown; empty if there is none. */
export const toastText = (role: 'alert' | 'status') =>
  within(screen.getByRole('region', { name: 'Notifications' })).getByRole(role).textContent;

/** Waits for a toast by its text; `alert` interrupts a screen reader, `status` does not. */
export const findToast = (role: 'alert' | 'status', text: string) =>
  waitFor(() => {
    if (toastText(role) !== text) throw new Error(`the toast is '${toastText(role)}'`);
  });
