import type { Tags } from './tags.server.ts';
import { type Choice, consentState, withdrawsConsent, REJECTED } from './choice.ts';

interface TagLoader {
  /**
   * Applies a choice. Loads the allowed tools when the page is idle, each once. A loaded tool cannot be unloaded, so the page is
   * reloaded if the choice withdraws consent.
   * @returns whether the page is reloaded
   */
  apply(choice: Choice): boolean;
}

/** Loads third-party tools into this document. Create one per document. */
export function createTagLoader({ tagManager, tracker }: Tags): TagLoader {
  const loaded = new Set<string>();
  let current = REJECTED;

  /** Returns false if the script was loaded before. */
  function load(address: string, id?: string) {
    if (loaded.has(address)) return false;
    loaded.add(address);
    loadScript(address, id);
    return true;
  }
  /** Runs when idle, so the choice may have changed since. */
  function loadAllowed() {
    const { statistics, marketing } = current;
    if (tagManager && (statistics || marketing)) {
      const isNew = load(`https://www.googletagmanager.com/gtm.js?id=${tagManager}`);
      if (isNew) window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    }
    if (tracker && marketing) load(tracker, 'hs-script-loader');
  }
  return {
    apply(choice) {
      const isReloading = loaded.size > 0 && withdrawsConsent(current, choice);
      current = choice;
      gtag('consent', 'update', consentState(choice));
      if (isReloading) reloadPage();
      else whenIdle(loadAllowed);
      return isReloading;
    },
  };
}

/** Sends a command to the tag manager, which recognizes commands by their `arguments` object and ignores arrays. */
function gtag(..._command: unknown[]) {
  // oxlint-disable-next-line prefer-rest-params -- see above
  (window.dataLayer ||= []).push(arguments);
}

/** Reloads the page. Until then nothing more is sent to the tag manager, such as a page view after `pageshow`. */
function reloadPage() {
  location.reload();
  window.dataLayer!.push = () => 0;
}

function loadScript(address: string, id?: string) {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  if (id) script.id = id;
  document.head.append(script);
}

const whenIdle = (start: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(start, { timeout: 3_000 })
    : setTimeout(start, 200);
