import { parseJson } from '#src/platform/json.ts';
import { withoutSecrets } from '#src/domains/site-map/secret-path.ts';
import { CAMPAIGN_PARAMETERS, MAX_TOUCH_VALUE_LENGTH } from './campaign-parameters.ts';
import type { Attribution, Touch } from '#src/domains/leads/lead.ts';
import { toStorableText } from '#src/domains/leads/intake/submission.ts';

/** Fits two touches with every parameter at its maximum length and fully escaped. */
const MAX_JSON_LENGTH = 60_000;
const ISO_TIMESTAMP = /^\d{4}-\d\d-\d\dT[\d:.]{5,12}(Z|[+-]\d\d:\d\d)$/;

/**
 * Returns the valid parts of an attribution that a browser sent, as JSON or already parsed: known parameters, the
 * path of a landing page and the URL of a referrer, each at most 300 characters. Invalid parts are dropped silently,
 * because a lead must not be lost over its attribution.
 */
export function cleanAttribution(untrusted: unknown): Attribution {
  const given =
    typeof untrusted === 'string' ? parseJson(untrusted.slice(0, MAX_JSON_LENGTH)) : untrusted;
  const first = cleanTouch(ownValue(given, 'first'));
  const last = cleanTouch(ownValue(given, 'last'));
  return { ...(first && { first }), ...(last && { last }) };
}

/**
 * Resolves the attribution of a lead. Uses the touches that the browser stored; else the first page of the visit,
 * sent as `<URL> <referrer>` before our scripts have loaded; else the page that contained the form.
 */
export function resolveAttribution(untrusted: unknown, pageUri: string, now: Date): Attribution {
  const fromBrowser = cleanAttribution(untrusted);
  if (fromBrowser.first || fromBrowser.last) return fromBrowser;
  const [landing = '', referrer = ''] = toText(untrusted).split(' ');
  const touch = createTouch(landing, referrer, now) ?? createTouch(pageUri, '', now);
  return touch ? { first: touch, last: touch } : {};
}

/** Undefined when the page has neither a campaign parameter nor an external referrer. */
function createTouch(address: string, referrer: string, now: Date): Touch | undefined {
  const page = URL.parse(address);
  const touch = cleanTouch({
    at: now.toISOString(),
    landingPage: page?.pathname,
    parameters: Object.fromEntries(page?.searchParams ?? []),
    ...(URL.parse(referrer)?.origin !== page?.origin && { referrer }),
  });
  return touch?.referrer || Object.keys(touch?.parameters ?? {}).length > 0 ? touch : undefined;
}

/** Undefined without a timestamp and a landing page: our script always writes both. */
function cleanTouch(given: unknown): Touch | undefined {
  const at = parseTimestamp(ownValue(given, 'at'));
  const landingPage = parseLandingPath(toText(ownValue(given, 'landingPage')));
  if (!at || !landingPage) return undefined;
  const referrer = parseReferrer(toText(ownValue(given, 'referrer')));
  const parameters = Object.fromEntries(
    CAMPAIGN_PARAMETERS.flatMap((name) => {
      const value = toText(ownValue(ownValue(given, 'parameters'), name));
      return value ? [[name, truncate(value)]] : [];
    }),
  );
  return { at, landingPage, ...(referrer && { referrer }), parameters };
}

/** Ignores inherited properties and never throws, whatever the value is. */
function ownValue(given: unknown, name: string): unknown {
  if (typeof given !== 'object' || given === null || !Object.hasOwn(given, name)) return undefined;
  return (given as Record<string, unknown>)[name];
}

const toText = (value: unknown) => (typeof value === 'string' ? toStorableText(value).trim() : '');

/** Never cuts a surrogate pair in half. */
const truncate = (text: string) => text.slice(0, MAX_TOUCH_VALUE_LENGTH).replace(/\p{Cs}$/u, '');

function parseTimestamp(value: unknown): string | undefined {
  const ms =
    typeof value === 'string' && ISO_TIMESTAMP.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}

const SITE = 'http://site.invalid';

/**
 * Returns the path only, without the key of a shared result. The query is dropped because it may contain anything,
 * even an email address.
 */
function parseLandingPath(text: string): string | undefined {
  const url = text.startsWith('/') ? URL.parse(text, SITE) : null;
  return url?.origin === SITE ? truncate(withoutSecrets(url.pathname)) : undefined;
}

function parseReferrer(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return truncate(url.origin + withoutSecrets(url.pathname));
}
