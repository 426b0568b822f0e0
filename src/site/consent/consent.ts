import type { Tags } from '#src/site/client/client-settings.ts';
import { type Choice, currentChoice, keepChoice, REJECTED } from './choice.ts';
import { createTagLoader } from './load-tags.ts';
import { dropUnwantedCookies } from './tag-cookies.ts';

/** Links that lead back to the question; without script they lead to what the privacy page says of it. */
const CHANGE_LINK = '[data-consent]';

/**
 * Asks, once, whether tools of other companies may be loaded, and loads them only then; what they left without being
 * allowed any more is deleted. To be called once per document, and only where such tools are configured. No decision, and
 * no script, is a no.
 */
export function startConsent(tags: Tags): void {
  const hasSignal = Boolean((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl);
  const storage = () => localStorage;
  const loader = createTagLoader(tags);
  let choice = currentChoice(storage, hasSignal, new Date());

  function choose(chosen: Choice): void {
    const isLess =
      (choice?.statistics && !chosen.statistics) || (choice?.marketing && !chosen.marketing);
    choice = chosen;
    keepChoice(chosen, storage, hasSignal, new Date());
    loader.apply(chosen);
    dropUnwantedCookies(chosen);
    if (isLess) loader.unload();
  }
  const ask = async (opener?: HTMLElement) => {
    const { openConsent } = await import('./consent-panel.ts');
    openConsent({ tags, choice, hasSignal, opener, choose });
  };

  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLElement>(CHANGE_LINK);
      if (!link) return;
      event.preventDefault();
      // Cannot be loaded: then the privacy page, where the link leads, says what there is to say.
      ask(link).catch(() => location.assign((link as HTMLAnchorElement).href));
    },
    true,
  );
  dropUnwantedCookies(choice ?? REJECTED);
  if (choice) loader.apply(choice);
  else ask().catch(() => undefined);
}
