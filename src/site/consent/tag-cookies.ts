import type { Choice } from './choice.ts';

/** Cookies of Google Analytics, without `_gac_`, which belongs to Google Ads. */
const STATISTICS_COOKIES = /^_g(a(?!c_)|id)/;

/** Cookies of Google Ads, Meta, and the CRM's tracker. */
const MARKETING_COOKIES = /^(_gac_|_gcl|_fb[cp]|hubspotutk|__hs)/;

/**
 * Names of the tools' cookies that a choice does not allow.
 * @param cookies the value of `document.cookie`
 */
export const unwantedCookies = (
  cookies: string,
  { statistics, marketing }: Choice,
): readonly string[] =>
  cookies
    .split(';')
    .map((cookie) => cookie.split('=')[0]!.trim())
    .filter(
      (name) =>
        (!statistics && STATISTICS_COOKIES.test(name)) ||
        (!marketing && MARKETING_COOKIES.test(name)),
    );

/** Deletes cookies that the choice does not allow: consent may have been withdrawn, expired, or overridden by the signal. */
export function deleteUnwantedCookies(choice: Choice): void {
  const domains = ['', ...parentDomains(location.hostname)];
  for (const name of unwantedCookies(document.cookie, choice))
    for (const domain of domains)
      document.cookie = `${name}=; Max-Age=0; path=/${domain && `; domain=${domain}`}`;
}

/** `www.cadron.example` and `cadron.example`: tools set cookies on the highest domain they can. */
const parentDomains = (host: string) => {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
};
