import { withoutSecrets } from '#src/domains/site-map/secret-path.ts';
import { CAMPAIGN_PARAMETERS, MAX_TOUCH_VALUE_LENGTH } from './campaign-parameters.ts';
import type { Attribution, Touch } from '#src/domains/leads/lead.ts';
import { toStorableText } from '#src/domains/leads/intake/submission.ts';

/** Two touches with every parameter at its longest and all of it escaped fit in. */
const MAX_JSON_LENGTH = 60_000;
const ISO_TIMESTAMP = /^\d{4}-\d\d-\d\dT[\d:.]{5,12}(Z|[+-]\d\d:\d\d)$/;

/**
 * What can be believed of an attribution that came from a browser, as JSON or already parsed: known parameters, the path
 * of a landing page, the address of a web page as referrer, each at most 300 characters. The rest is dropped without a
 * word: where somebody came from is no reason to lose her.
 */
export function cleanAttribution(untrusted: unknown): Attribution {
  const given = typeof untrusted === 'string' ? parseJson(untrusted) : untrusted;
  const first = cleanTouch(ownValue(given, 'first'));
  const last = cleanTouch(ownValue(given, 'last'));
  return { ...(first && { first }), ...(last && { last }) };
}

/**
 * The attribution of a lead: the touches that its browser remembered; before our scripts have come, the first page of the
 * visit, as its address, a space and the referrer; without any script, the page that the form was sent from.
 */
export function resolveAttribution(untrusted: unknown, pageUri: string, now: Date): Attribution {
  const fromBrowser = cleanAttribution(untrusted);
  if (fromBrowser.first || fromBrowser.last) return fromBrowser;
  const [landing = '', referrer = ''] = toText(untrusted).split(' ');
  const touch = createTouch(landing, referrer, now) ?? createTouch(pageUri, '', now);
  return touch ? { first: touch, last: touch } : {};
}

/** Undefined for a page that neither a campaign nor another site led to. */
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

/** Undefined without a moment and a page: then it was not our script that wrote it. */
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

function parseJson(json: string): unknown {
  if (json.length > MAX_JSON_LENGTH) return undefined;
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

/** Nothing inherited counts, and nothing is thrown at whatever `given` is. */
function ownValue(given: unknown, name: string): unknown {
  if (typeof given !== 'object' || given === null || !Object.hasOwn(given, name)) return undefined;
  return (given as Record<string, unknown>)[name];
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? toStorableText(value).trim() : '';

/** Cut where no character is halved. */
const truncate = (text: string): string =>
  text.slice(0, MAX_TOUCH_VALUE_LENGTH).replace(/\p{Cs}$/u, '');

function parseTimestamp(value: unknown): string | undefined {
  const ms =
    typeof value === 'string' && ISO_TIMESTAMP.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}

const SITE = 'http://site.invalid';

/** The path alone, without the key of a shared result: a query may hold anything, an address of a person too. */
function parseLandingPath(text: string): string | undefined {
  const url = text.startsWith('/') ? URL.parse(text, SITE) : null;
  return url?.origin === SITE ? truncate(withoutSecrets(url.pathname)) : undefined;
}

function parseReferrer(text: string): string | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return truncate(url.origin + withoutSecrets(url.pathname));
}
