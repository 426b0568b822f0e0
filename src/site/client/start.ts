import { startForms } from '#src/site/forms/start-forms.ts';
import { startIslands } from '#src/site/islands/start-islands.ts';
import { startSearchShortcut } from '#src/site/search/search-shortcut.ts';
import type { ClientSettings } from '#src/site/parts/client-settings.ts';
import { watchLazyPictures } from './lazy-pictures.ts';
import { startNavigation } from './navigation.ts';
import { hasStoredTouch } from '#src/site/attribution/stored-touch.ts';

/*
 * The module of every public page. The inline script loads it once the page has loaded and the browser is idle, or at the first
 * touch, key or focus. It has no React: only islands that need it load it.
 */
const { settings } = document.querySelector<HTMLElement>('script[data-start]')!.dataset;
startForms();
startMenus();
startSearchShortcut();
startNavigation();
startVisit(JSON.parse(settings!) as ClientSettings);
watchLazyPictures();
startIslands();
document.documentElement.dataset['alive'] = '';

/** Closes the native menus of the header on Escape, on a press outside, and when the focus leaves. */
function startMenus() {
  const header = document.querySelector('.site-header');
  if (!header) return;
  const openMenus = () => header.querySelectorAll<HTMLDetailsElement>('details[open]');
  const close = () => {
    for (const menu of openMenus()) menu.open = false;
  };
  const onPress = (event: Event) => {
    for (const menu of openMenus())
      if (!menu.parentElement?.contains(event.target as Element)) menu.open = false;
  };
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    dismissHovered(header);
    const [first] = openMenus();
    close();
    first?.querySelector('summary')?.focus();
  });
  document.addEventListener('pointerdown', onPress);
  document.addEventListener('focusin', onPress);
  // The list of posts follows its links without leaving the page.
  header.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close();
  });
  // A page that Back restores shows no open menu.
  addEventListener('pagehide', close);
}

/** Hides a menu that hovering opened, until the pointer leaves its item (WCAG 1.4.13). */
function dismissHovered(header: Element) {
  const nav = header.querySelector<HTMLElement>('.site-nav');
  const hovered = nav?.querySelector('li:hover');
  if (!nav || !hovered) return;
  nav.dataset['dismissed'] = '';
  hovered.addEventListener('pointerleave', () => delete nav.dataset['dismissed'], { once: true });
}

/** These parts are optional, so a failed import is no error. */
const ignoreFailure = () => undefined;

/** Starts analytics, attribution and consent. Loads each part only if it has something to do. Call once per document. */
function startVisit({ measureOneIn, tags }: ClientSettings) {
  const { measured } = window;
  const isMeasured = Math.random() * measureOneIn < 1;
  if (measured) measured.weight = isMeasured ? measureOneIn : 0;
  // Every visit reports to the data layer.
  import('#src/site/web-vitals/measure.ts').then(
    ({ measureVitals }) => measureVitals(window),
    ignoreFailure,
  );
  const { origin, pathname, search } = location;
  const { referrer } = document;
  // A document that was opened directly or from another one of ours is no touch, but an earlier one of this visit may have been;
  // that of a new tab is in the tab which opened it.
  const isFromUs = referrer.startsWith(`${origin}/`) && history.length > 1;
  if (search || (referrer && !isFromUs) || hasStoredTouch(() => sessionStorage))
    import('#src/site/attribution/track-attribution.ts').then(
      ({ trackAttribution }) => trackAttribution({ origin, pathname, search }, referrer),
      ignoreFailure,
    );
  if (tags)
    import('#src/site/consent/consent.ts').then(
      ({ startConsent }) => startConsent(tags),
      ignoreFailure,
    );
}
