import type { Tags } from '#src/site/client/client-settings.ts';
import { type Choice, consentState } from './choice.ts';

/** Cookies of the tools that tags bring along. */
const TAG_COOKIES = /^(_ga|_gid|_gat|_gcl|_fbp|hubspotutk|__hs)/;

/** Which documents have loaded something of another company. */
let isLoaded = false;

/** Tells the tag manager what holds. It knows a command by its `arguments`; an array would not be understood. */
function gtag(..._command: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  (window.dataLayer ||= []).push(arguments);
}

/** Makes a choice hold: what is allowed is loaded when the page has nothing else to do, once. */
export function applyChoice(choice: Choice, tags: Tags): void {
  gtag('consent', 'update', consentState(choice));
  if (isLoaded || !(choice.statistics || choice.marketing)) return;
  isLoaded = true;
  whenIdle(() => {
    if (tags.tagManager) {
      window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      loadScript(`https://www.googletagmanager.com/gtm.js?id=${tags.tagManager}`);
    }
    if (tags.tracker && choice.marketing) loadScript(tags.tracker, 'hs-script-loader');
  });
}

/**
 * Takes a choice back: what was loaded cannot be unloaded, so its cookies go and the page is opened anew, without it.
 */
export function withdraw(): void {
  if (!isLoaded) return;
  const names = document.cookie.split(';').map((cookie) => cookie.split('=')[0]!.trim());
  const domains = ['', ...parentDomains(location.hostname)];
  for (const name of names.filter((each) => TAG_COOKIES.test(each)))
    for (const domain of domains)
      document.cookie = `${name}=; Max-Age=0; path=/${domain && `; domain=${domain}`}`;
  location.reload();
}

/** `www.cadron.example` and `cadron.example`: tools set their cookies as high as they may. */
const parentDomains = (host: string): string[] => {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
};

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
