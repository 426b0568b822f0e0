import type { Tags } from './tags.server.ts';
import { type Choice, currentChoice, isSameChoice, saveChoice, REJECTED } from './choice.ts';
// Not a dynamic import: the extra request costs new visitors more than it saves returning ones.
import { openConsent } from './consent-panel.ts';
import { createTagLoader } from './load-tags.ts';
import { deleteUnwantedCookies } from './tag-cookies.ts';

/** Links that open the panel. Without JavaScript they lead to the privacy page. */
const CHANGE_LINK = '[data-consent]';

/**
 * Events after which the stored choice may have changed: another tab saved or cleared it, or the back/forward cache restored
 * this document. `visibilitychange` comes before `pageshow`, which sends a page view to the tools.
 */
const SYNC_EVENTS = ['storage', 'pageshow', 'visibilitychange'];

/**
 * Asks for consent to third-party tools, loads them only with consent, and deletes cookies that are no longer allowed. A choice
 * in another tab applies here too. No choice counts as a rejection. Call once per document, and only if tools are configured.
 */
export function startConsent(tags: Tags): void {
  const hasSignal = Boolean((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl);
  const tools = Object.keys(tags);
  const context = { tools, hasSignal, storage: () => localStorage };
  const loader = createTagLoader(tags);
  let choice = currentChoice(context, new Date());
  let isSaved = true;
  let closePanel = () => {};

  /** Returns whether the page is reloaded. */
  function applyChoice(next: Choice | undefined, effective = next ?? REJECTED) {
    choice = next;
    closePanel();
    deleteUnwantedCookies(effective);
    return loader.apply(effective);
  }
  function choose(chosen: Choice) {
    isSaved = saveChoice(chosen, context, new Date());
    applyChoice(chosen);
  }
  function openPanel(opener?: HTMLElement) {
    closePanel = openConsent({ tags, choice: choice ?? REJECTED, hasSignal, opener, choose });
  }
  function syncChoice() {
    const next = currentChoice(context, new Date());
    // With blocked storage there is nothing to read.
    if (!isSaved || isSameChoice(next, choice)) return;
    if (!applyChoice(next) && !next) openPanel();
  }

  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLElement>(CHANGE_LINK);
      if (!link) return;
      event.preventDefault();
      openPanel(link);
    },
    true,
  );
  // Reading is cheap, and `syncChoice` never writes, so tabs cannot trigger each other.
  for (const name of SYNC_EVENTS) addEventListener(name, syncChoice);
  if (choice) applyChoice(choice);
  else {
    deleteUnwantedCookies(REJECTED);
    openPanel();
  }
}
