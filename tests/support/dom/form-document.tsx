import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import holdForms from '#src/inline/hold-forms.inline.ts?inline-script';
import { takeForms } from '#src/site/forms/take-forms.ts';
import toast from '#src/inline/toast.inline.ts?inline-script';
import { ToastHost } from '#src/ui/toast/toast-card.tsx';
import { collectListeners } from './own-listeners.ts';

let leave = () => {};

/**
 * Opens a document with these forms and the inline scripts of a page, replacing the previous one; storage remains, as in a browser.
 * @param load loads the module of the page when a form asks for it
 */
export function openDocument(content: ReactNode, load: () => Promise<void>): HTMLFormElement {
  leave();
  leave = collectListeners();
  delete window.forms;
  document.body.innerHTML = renderToStaticMarkup(
    <>
      {content}
      <ToastHost />
    </>,
  );
  window.load = load;
  const script = { dataset: { start: '/assets/start.js' } };
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  for (const code of [toast, holdForms])
    // oxlint-disable-next-line typescript/no-implied-eval -- as a browser runs an inline script
    new Function(code)();
  return document.querySelector('form')!;
}

/** The same, with the script of forms loaded. */
export function openStarted(content: ReactNode): HTMLFormElement {
  const form = openDocument(content, () => Promise.reject(new Error('it is already here')));
  const send = takeForms();
  window.forms!.load = async () => send;
  return form;
}
