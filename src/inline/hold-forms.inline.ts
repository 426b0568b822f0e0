/*
 * Inlined into every public document. A form with `data-form` is sent by its script (site/forms), never by the browser, which would
 * lose the page where there is no network. A press that comes before the script loads it, and waits for it.
 */
(() => {
  const { start } = document.currentScript!.dataset;

  const forms: NonNullable<Window['forms']> = (window.forms = {
    showBusy(form, isBusy) {
      form.setAttribute('aria-busy', `${isBusy}`);
      for (const button of form.querySelectorAll('button')) {
        const { dataset } = button;
        // Not `disabled`, which would drop the focus.
        button.setAttribute('aria-disabled', `${isBusy}`);
        if (!dataset['sending']) continue;
        dataset['label'] ||= button.textContent;
        button.textContent = dataset[isBusy ? 'sending' : 'label']!;
      }
    },
    showFailure(form, message, hasToasts, wait = '') {
      const { title, description } = message;
      if (hasToasts) window.showToast!({ title, description: description || wait, isError: true });
      const text = (description || title) + ' ' + wait;
      form.querySelector('[data-message]')!.textContent = text.trim();
    },
  });

  // The messages of docs/specification.md, section 5, replace those of the browser.
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-form]'))
    form.noValidate = true;

  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const settings = form.dataset['form'];
    if (!settings || event.defaultPrevented) return;
    event.preventDefault();
    if (form.getAttribute('aria-busy') === 'true') return;
    forms.showBusy(form, true);
    Promise.resolve(forms.load ? undefined : window.load!(start!))
      .then(() => forms.load!())
      .finally(() => forms.showBusy(form, false))
      .then((send) => send(form, event.submitter))
      .catch(() => {
        const { refused, hasToasts } = JSON.parse(settings);
        forms.showFailure(form, refused, hasToasts);
      });
  });

  // What was typed before the script came stays for the next page, as a draft (blocks/lead-form/form-draft.ts).
  addEventListener('pagehide', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('[data-form]')) {
      // A page that is restored later is not busy.
      forms.showBusy(form, false);
      const isTyped = ([...form.elements] as HTMLInputElement[]).some(
        ({ type, value, defaultValue }) => type !== 'hidden' && value !== (defaultValue ?? value),
      );
      if (!isTyped) continue;
      const key = 'form:' + JSON.parse(form.dataset['form']!).name;
      try {
        const draft = JSON.parse(sessionStorage[key] || '{}');
        draft.values = Object.fromEntries(new FormData(form));
        sessionStorage[key] = JSON.stringify(draft);
      } catch {
        // Storage is blocked.
      }
    }
    window.showToast!();
  });
})();
