import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { LeadFormPanel } from '#src/blocks/lead-form/lead-form-panel.tsx';
import { SurveyPanel } from '#src/blocks/survey-form/survey-panel.tsx';
import type { VisitorForm } from '#src/domains/leads/lead-forms.ts';
import { formView } from '#src/site/leads/form-views.ts';
import { ToastHost } from '#src/ui/toast/toast-host.tsx';

const panelOf = (name: VisitorForm) => {
  const Panel = name === 'vistage-survey' ? SurveyPanel : LeadFormPanel;
  return <Panel view={formView(name)} />;
};

/** Renders a form with the container for its toasts; `close` unmounts it like leaving the page. */
export function openForm(name: VisitorForm) {
  document.title = `The page of ${name}`;
  const { container, unmount } = render(
    <>
      {panelOf(name)}
      <ToastHost />
    </>,
  );
  return { form: formIn(container), close: unmount };
}

/** The server-rendered form; `hydrate` hydrates it. */
export function openMarkup(name: VisitorForm) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(panelOf(name));
  return {
    form: formIn(container),
    hydrate: () => void render(panelOf(name), { container, hydrate: true }),
  };
}

const formIn = (container: Element): HTMLFormElement => container.querySelector('form')!;

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

/** Submits twice before React renders, like a double click on a slow machine. */
export function submitTwice(form: HTMLFormElement): void {
  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });
}

/** The control with a label, marked as optional or not. */
export const field = (label: string): HTMLInputElement =>
  screen.getByLabelText(new RegExp(`^${label}( \\(optional\\))?$`));

export const valueOf = (label: string) => field(label).value;

/** The control with a label that is marked invalid with a description. */
export const wrongField = (name: string | RegExp, description: string | RegExp) =>
  screen.findByRole('textbox', { name, description });

/** Waits for a toast by title; `alert` interrupts a screen reader, `status` does not. */
export const findToast = (role: 'alert' | 'status', title: string): Promise<HTMLElement> =>
  waitFor(() => {
    const region = screen.getByRole('region', { name: /Notifications/ });
    const toast = within(region).getByRole(role);
    within(toast).getByText(title);
    return toast;
  });
