import type { Tags } from './tags.server.ts';
import type { Choice } from './choice.ts';
import './consent.css';

interface Question {
  tags: Tags;
  /** what holds now, and so is ticked */
  choice: Choice;
  hasSignal: boolean;
  /** what was pressed to get here; unset when the page itself asks */
  opener: HTMLElement | undefined;
  choose: (choice: Choice) => void;
}

let panel: HTMLElement | undefined;

/**
 * Shows the question. It comes first in the order of keys, takes no focus unless a visitor asked for it, covers nothing
 * that has the focus, and goes away on Escape, which decides nothing. Answers how to close it when it was answered elsewhere.
 */
export function openConsent({ tags, choice, hasSignal, opener, choose }: Question) {
  close();
  panel = document.createElement('section');
  panel.className = 'consent tone-paper';
  panel.setAttribute('aria-labelledby', 'consent-title');
  panel.tabIndex = -1;
  panel.innerHTML = markup(tags, choice, hasSignal);
  const done = () => {
    close();
    opener?.focus();
  };
  panel.addEventListener('submit', (event) => {
    event.preventDefault();
    const answer = (event.submitter as HTMLButtonElement | null)?.value;
    const fields = new FormData(event.target as HTMLFormElement);
    const isAllowed = (name: string) =>
      answer === 'allow' || (answer === 'some' && fields.has(name));
    done();
    choose({ statistics: isAllowed('statistics'), marketing: isAllowed('marketing') });
  });
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') done();
  });
  document.querySelector('.skip-link')?.after(panel);
  // What has the focus is scrolled to a place above the panel (WCAG 2.4.11).
  document.documentElement.style.scrollPaddingBottom = `${panel.offsetHeight + 32}px`;
  if (opener) panel.focus();
  return () => panel && done();
}

function close(): void {
  panel?.remove();
  panel = undefined;
  document.documentElement.style.scrollPaddingBottom = '';
}

const box = (name: string, label: string, isTicked: boolean) =>
  `<label class="consent-box"><input type="checkbox" name="${name}"${isTicked ? ' checked' : ''}>${label}</label>`;

/** Two forms, so that Enter at a box saves the boxes. */
function markup(tags: Tags, { statistics, marketing }: Choice, hasSignal: boolean): string {
  const tools = [
    ...(tags.tagManager ? ['Google Tag Manager'] : []),
    ...(tags.tracker ? ['HubSpot'] : []),
  ].join(' and ');
  const signal = hasSignal
    ? ' Your browser sends Global Privacy Control, which we take as a no until you say otherwise here.'
    : '';
  return `<h2 id="consent-title">May ${tools} look on?</h2>
<p>${tools.includes(' and ') ? 'They' : 'It'} would show us which pages help, and which ads and mails bring people. Nothing is loaded unless you allow it.${signal} <a href="/privacy#cookies">What it means</a></p>
<form class="consent-answers"><button class="btn btn-ink" value="reject">Reject</button><button class="btn btn-ink" value="allow">Allow</button></form>
<details><summary>Choose</summary><form>${box('statistics', 'Statistics: which pages are read', statistics)}${box('marketing', 'Marketing: which ads and mails bring people', marketing)}<button class="btn btn-quiet" value="some">Save this choice</button></form></details>`;
}
