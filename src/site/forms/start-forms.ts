import { tryStorage } from '#src/ui/browser-storage.ts';

export const FORM = 'form[data-form]';

/** Loads the script of forms once one is used, or has a draft. The inline script asks for it when one is submitted before. */
export function startForms(): void {
  let loading: ReturnType<NonNullable<NonNullable<Window['forms']>['load']>> | undefined;
  const load = () =>
    (loading ??= import('./take-forms.ts').then(
      ({ takeForms }) => takeForms(),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  window.forms!.load = load;
  const wake = () => void load().catch(() => undefined); // a press tries again
  addEventListener('focusin', ({ target }) => {
    if ((target as Element).closest(FORM)) wake();
  });
  for (const form of document.querySelectorAll<HTMLFormElement>(FORM)) {
    const { name } = JSON.parse(form.dataset['form']!) as { name: string };
    const hasDraft = tryStorage(() => sessionStorage.getItem(`form:${name}`));
    if (hasDraft || form.contains(document.activeElement)) wake();
  }
}
