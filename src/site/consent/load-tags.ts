import type { Tags } from './tags.server.ts';
import { type Choice, consentState, isLess, REJECTED } from './choice.ts';

export interface TagLoader {
  /**
   * Makes a choice hold: what it allows is loaded when the page has nothing else to do, each tool once. What was loaded
   * cannot be unloaded: when less is allowed than before, the page is opened anew, without it. Answers whether it is.
   */
  apply(choice: Choice): boolean;
}

/** Loads the tools of other companies into this document. To be made once per document. */
export function createTagLoader({ tagManager, tracker }: Tags): TagLoader {
  const loaded = new Set<string>();
  let held = REJECTED;

  /** Answers whether it was not loaded before. */
  function load(address: string, id?: string): boolean {
    if (loaded.has(address)) return false;
    loaded.add(address);
    loadScript(address, id);
    return true;
  }
  /** By now the choice that called for it may have been taken back. */
  function loadAllowed(): void {
    const { statistics, marketing } = held;
    if (tagManager && (statistics || marketing)) {
      const isNew = load(`https://www.googletagmanager.com/gtm.js?id=${tagManager}`);
      if (isNew) window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    }
    if (tracker && marketing) load(tracker, 'hs-script-loader');
  }
  return {
    apply(choice) {
      const isLeaving = loaded.size > 0 && isLess(held, choice);
      held = choice;
      gtag('consent', 'update', consentState(choice));
      if (isLeaving) leave();
      else whenIdle(loadAllowed);
      return isLeaving;
    },
  };
}

/** Tells the tag manager what holds. It knows a command by its `arguments`; an array would not be understood. */
function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  (window.dataLayer ||= []).push(arguments);
}

/** Opens the page anew. Until it is gone the tag manager hears of nothing more, such as a view of a page that came back. */
function leave(): void {
  location.reload();
  window.dataLayer!.push = () => 0;
}

function loadScript(address: string, id?: string): void {
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
