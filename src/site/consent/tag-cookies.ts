import type { Choice } from './choice.ts';

/** What tags set once they may count visits: Google Analytics, all but `_gac_`, which is of its ads. */
const OF_STATISTICS = /^_g(a(?!c_)|id)/;

/** What tags set once they may tell ads and mails apart: Google Ads, Meta, and the CRM's tracker. */
const OF_MARKETING = /^(_gac_|_gcl|_fb[cp]|hubspotutk|__hs)/;

/**
 * The names of the cookies that a choice does not allow, among those of tools that tags bring along.
 * @param cookies as a document tells them
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
        (!statistics && OF_STATISTICS.test(name)) || (!marketing && OF_MARKETING.test(name)),
    );

/** Deletes them, whoever left them: an answer taken back, one that ran out, or one before the privacy signal. */
export function dropUnwantedCookies(choice: Choice): void {
  const domains = ['', ...parentDomains(location.hostname)];
  for (const name of unwantedCookies(document.cookie, choice))
    for (const domain of domains)
      document.cookie = `${name}=; Max-Age=0; path=/${domain && `; domain=${domain}`}`;
}

/** `www.cadron.example` and `cadron.example`: tools set their cookies as high as they may. */
const parentDomains = (host: string): string[] => {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
};
