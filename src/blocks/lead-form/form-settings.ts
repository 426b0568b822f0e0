import type { ToastMessage } from '#src/ui/toast/toast-card.tsx';
import type { FormView, PostedForm } from './form-view.ts';

type FormMessage = Omit<ToastMessage, 'isError'>;

/** The settings of a form for its script (`site/forms`): its attribute `data-form`, as JSON. */
export interface FormSettings {
  /** name of its panel and of its draft */
  name: string;
  /** takes it as JSON, instead of its action */
  api?: string | undefined;
  hasToken?: boolean;
  hasToasts: boolean;
  /** level of the confirmation's heading */
  level?: 'h2' | 'h3';
  /** a required field is empty; nothing was sent */
  incomplete?: FormMessage;
  /** an email address has no '@'; nothing was sent */
  invalid?: FormMessage;
  /** the server rejected it and did not say why */
  refused: FormMessage;
  /** no response, or one that is not ours; `refused` if missing */
  unreachable?: FormMessage;
  /** what the marketing tracker hears after a success */
  event?: string;
}

/** Attributes of a form, or of what replaces it once it is sent, by which the script finds it in a response. */
export const panelAttributes = (
  name: string,
  isSent: boolean,
  toast: ToastMessage | undefined,
) => ({
  'data-panel': name,
  'data-sent': isSent || undefined,
  'data-toast': toast && JSON.stringify(toast),
});

/** The same of a form that creates a lead. */
export function leadPanelAttributes(view: FormView, posted: PostedForm | undefined) {
  const { isSent = false, failure, wait } = posted ?? {};
  const success = isSent ? { title: view.messages.success } : undefined;
  const toast = failure ? { title: failure, description: wait, isError: true } : success;
  return panelAttributes(view.form, isSent, view.hasToasts ? toast : undefined);
}

/** The settings of a form that creates a lead. */
export function leadFormSettings(view: FormView, level: 'h2' | 'h3'): string {
  const { form, api, hasToasts, messages } = view;
  return JSON.stringify({
    name: form,
    api,
    hasToken: true,
    hasToasts,
    level,
    ...(hasToasts && { incomplete: { title: messages.incomplete } }),
    refused: { title: messages.refused },
    unreachable: { title: messages.unreachable },
  } satisfies FormSettings);
}
