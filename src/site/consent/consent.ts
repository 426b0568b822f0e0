import type { Tags } from './tags.server.ts';
import { type Choice, currentChoice, isSame, keepChoice, REJECTED } from './choice.ts';
// With it, since loaded by itself it would cost whoever is asked more than it saves the others.
import { openConsent } from './consent-panel.ts';
import { createTagLoader } from './load-tags.ts';
import { dropUnwantedCookies } from './tag-cookies.ts';

/** Links that lead back to the question; without script they lead to what the privacy page says of it. */
const CHANGE_LINK = '[data-consent]';

/**
 * When an open document may have missed a choice: another tab has kept one, or cleared all; the back/forward cache brings the
 * document back; and, since browsers say this before, and at `pageshow` the page tells its tools of a view: it is seen again.
 */
const MOMENTS = ['storage', 'pageshow', 'visibilitychange'];

/**
 * Asks, once, whether tools of other companies may be loaded, and loads them only then; what they left without being
 * allowed any more is deleted. What is chosen in another tab holds here too. To be called once per document, and only
 * where such tools are configured. No decision, and no script, is a no.
 */
export function startConsent(tags: Tags): void {
  const hasSignal = Boolean((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl);
  const tools = Object.keys(tags);
  const asked = { tools, hasSignal, storage: () => localStorage };
  const loader = createTagLoader(tags);
  let choice = currentChoice(asked, new Date());
  let isKept = true;
  let closePanel = () => {};

  /** Answers whether the page is opened anew. */
  function follow(next: Choice | undefined, held = next ?? REJECTED): boolean {
    choice = next;
    closePanel();
    dropUnwantedCookies(held);
    return loader.apply(held);
  }
  function choose(chosen: Choice): void {
    isKept = keepChoice(chosen, asked, new Date());
    follow(chosen);
  }
  function ask(opener?: HTMLElement): void {
    closePanel = openConsent({ tags, choice: choice ?? REJECTED, hasSignal, opener, choose });
  }
  function readAnew(): void {
    const next = currentChoice(asked, new Date());
    // Where storage is blocked there is nothing to read, and no other tab to hear of.
    if (!isKept || isSame(next, choice)) return;
    if (!follow(next) && !next) ask();
  }

  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLElement>(CHANGE_LINK);
      if (!link) return;
      event.preventDefault();
      ask(link);
    },
    true,
  );
  // Also when nothing has changed: reading is cheap. It never writes, so tabs cannot keep each other busy.
  for (const moment of MOMENTS) addEventListener(moment, readAnew);
  if (choice) follow(choice);
  else {
    dropUnwantedCookies(REJECTED);
    ask();
  }
}
