import { PRIVACY_PATH } from '#src/domains/site-map/paths.ts';
import type { Tags } from './tags.server.ts';
import type { Choice } from './choice.ts';
import { addStyles } from '#src/ui/styles/add-styles.ts';
import styles from './consent.css?inline';

addStyles(styles);

interface PanelOptions {
  tags: Tags;
  /** the current choice, which sets the checkboxes */
  choice: Choice;
  hasSignal: boolean;
  /** the link that opened the panel; undefined if the page opened it */
  opener: HTMLElement | undefined;
  choose: (choice: Choice) => void;
}

let panel: HTMLElement | undefined;

/**
 * Shows the consent panel. It is first in the tab order, takes the focus only if the visitor opened it, and does not cover the
 * focused element. Escape closes it without a choice.
 * @returns a function that closes the panel
 */
export function openConsent({ tags, choice, hasSignal, opener, choose }: PanelOptions) {
  close();
  panel = document.createElement('section');
  panel.className = 'consent tone-paper';
  panel.setAttribute('aria-labelledby', 'consent-title');
  panel.tabIndex = -1;
  panel.innerHTML = markup(tags, choice, hasSignal);
  const closeAndRefocus = () => {
    close();
    opener?.focus();
  };
  panel.addEventListener('submit', (event) => {
    event.preventDefault();
    const pressed = (event.submitter as HTMLButtonElement | null)?.value;
    const fields = new FormData(event.target as HTMLFormElement);
    const isAllowed = (name: string) =>
      pressed === 'allow' || (pressed === 'some' && fields.has(name));
    closeAndRefocus();
    choose({ statistics: isAllowed('statistics'), marketing: isAllowed('marketing') });
  });
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeAndRefocus();
  });
  document.querySelector('.skip-link')?.after(panel);
  // Keeps the focused element above the panel (WCAG 2.4.11).
  document.documentElement.style.scrollPaddingBottom = `${panel.offsetHeight + 32}px`;
  if (opener) panel.focus();
  return () => panel && closeAndRefocus();
}

function close() {
  panel?.remove();
  panel = undefined;
  document.documentElement.style.scrollPaddingBottom = '';
}

const box = (name: string, label: string, isChecked: boolean) =>
  `<label class="consent-box"><input type="checkbox" name="${name}"${isChecked ? ' checked' : ''}>${label}</label>`;

/** Two forms, so that Enter in a checkbox saves the checkboxes. */
function markup(tags: Tags, { statistics, marketing }: Choice, hasSignal: boolean) {
  const tools = [
    ...(tags.tagManager ? ['Google Tag Manager'] : []),
    ...(tags.tracker ? ['HubSpot'] : []),
  ].join(' and ');
  const signal = hasSignal
    ? ' Your browser sends a Global Privacy Control signal, which we treat as a no unless you allow cookies here.'
    : '';
  return `<h2 id="consent-title">Allow analytics and marketing cookies?</h2>
<p>${tools} would show us which pages help, and which ads and emails bring people here. Nothing loads unless you allow it.${signal} <a href="${PRIVACY_PATH}#cookies">What this means</a></p>
<form class="consent-answers"><button class="btn btn-ink" value="reject">Reject</button><button class="btn btn-ink" value="allow">Allow</button></form>
<details><summary>Choose</summary><form>${box('statistics', 'Statistics: which pages are read', statistics)}${box('marketing', 'Marketing: which ads and emails bring people here', marketing)}<button class="btn btn-quiet" value="some">Save this choice</button></form></details>`;
}
