import type { LeadFields, LeadForm } from '#src/domains/leads/lead.ts';

/** Inputs of the spam check for a submission whose fields are valid. */
export interface LeadSignals {
  form: LeadForm;
  fields: LeadFields;
  /** value of the hidden honeypot field */
  honeypot: string;
  /** whether a token was sent; forms without JavaScript and plain API calls send none */
  hasToken: boolean;
  /** undefined for a forged or expired token */
  tokenAgeMs: number | undefined;
  /** minimum age of a token that a person used */
  minTokenAgeMs: number;
  isDisposable: boolean;
  /** leads from this IP address in the last ten minutes, including this one */
  countFromIp: number;
  /** leads of this email address in the last hour, including this one */
  countFromEmail: number;
}

const MAX_FROM_IP = 5;
/** A whole group fills in the survey at the end of its meeting, on one network. */
const MAX_FROM_SHARED_IP = 40;
const MAX_FROM_EMAIL = 3;
const MAX_LINKS = 2;

const NAME_FIELDS = ['firstName', 'lastName', 'company'];
const TEXT_FIELDS = ['message', 'ai_nps_reason'];
const TYPED_FIELDS = [...NAME_FIELDS, 'jobTitle', ...TEXT_FIELDS];

const LINK = /https?:\/\/|(?<!\/)\bwww\./gi;
const MARKUP = /\[\/?(?:url|link|img)\b|<a\s/i;
/** A link without a scheme. Lists top-level domains, because names contain dots and slashes too (`St.Mary/Lee`). */
const SHORT_LINK =
  /\.(?:com|net|org|info|biz|ru|cn|top|xyz|ly|gl|me|io|shop|click|site|online|link)\/\w/i;
/** Some people enter a bare homepage such as `www.lee-roofing.com` as their company. */
const HOMEPAGE = /^www\.[\p{L}\p{N}.-]+$/iu;
/** No real name has this many letters in one word. */
const LONG_WORD = /[\p{L}\p{M}]{61}/u;
/** Ignores placeholders such as `n/a`. */
const MIN_MEANINGFUL_LENGTH = 4;

/** The suspicions in readable text, and whether the lead is quarantined. */
export interface SpamVerdict {
  suspicions: string[];
  isQuarantined: boolean;
}

/**
 * Assesses a submission. Each strong signal quarantines it. Many leads from one network do not (ADR 021): an office,
 * or a proxy that TRUST_PROXY does not count, looks the same. They are recorded, and turn a link in the message into
 * a reason.
 */
export function assessSpam(signals: LeadSignals): SpamVerdict {
  const strong = getReasons(strongSignals(signals));
  const { form, fields, countFromIp } = signals;
  const maxFromIp = form === 'vistage-survey' ? MAX_FROM_SHARED_IP : MAX_FROM_IP;
  if (countFromIp <= maxFromIp) return { suspicions: strong, isQuarantined: strong.length > 0 };
  const weak = getReasons([
    [valuesOf(fields, TEXT_FIELDS).some((text) => countLinks(text) > 0), 'A link in the message'],
  ]);
  return {
    suspicions: [
      ...strong,
      ...weak,
      `More than ${maxFromIp} submissions from one network in 10 minutes`,
    ],
    isQuarantined: strong.length + weak.length > 0,
  };
}

type Signal = [applies: boolean, reason: string];

const getReasons = (signals: readonly Signal[]) =>
  signals.filter(([applies]) => applies).map(([, reason]) => reason);

function strongSignals(signals: LeadSignals): Signal[] {
  const { fields, honeypot, hasToken, tokenAgeMs, minTokenAgeMs, isDisposable, countFromEmail } =
    signals;
  const names = valuesOf(fields, NAME_FIELDS);
  const texts = valuesOf(fields, TEXT_FIELDS);
  return [
    [honeypot !== '', 'A hidden field was filled in'],
    [
      hasToken && tokenAgeMs === undefined,
      'The form did not come from this site, or was more than a day old',
    ],
    [
      isTooFast(tokenAgeMs, minTokenAgeMs),
      `Sent within ${minTokenAgeMs / 1_000} seconds of the first keystroke`,
    ],
    [isDisposable, 'The email address is disposable'],
    [names.some(hasLink), 'A link in a name field'],
    [texts.some((text) => countLinks(text) > MAX_LINKS), 'More than 2 links in the message'],
    [texts.some((text) => MARKUP.test(text)), 'Link markup in the message'],
    [hasRepeatedValue(valuesOf(fields, TYPED_FIELDS)), 'The same text in three fields'],
    [names.some((name) => LONG_WORD.test(name)), 'More than 60 letters in one word of a name'],
    [
      countFromEmail > MAX_FROM_EMAIL,
      `More than ${MAX_FROM_EMAIL} submissions from one email address in an hour`,
    ],
  ];
}

const valuesOf = (fields: LeadFields, names: string[]): string[] =>
  names.flatMap((name) => fields[name] ?? []);

const countLinks = (text: string) => text.match(LINK)?.length ?? 0;

/** A negative age means that the clocks of two nodes differ, so it proves nothing. */
const isTooFast = (ageMs = Infinity, minAgeMs: number) => ageMs >= 0 && ageMs < minAgeMs;

function hasLink(name: string) {
  if (HOMEPAGE.test(name)) return false;
  return countLinks(name) > 0 || SHORT_LINK.test(name) || MARKUP.test(name);
}

function hasRepeatedValue(values: string[]) {
  const meaningful = values
    .filter(({ length }) => length >= MIN_MEANINGFUL_LENGTH)
    .map((value) => value.toLowerCase());
  return meaningful.some((value) => meaningful.filter((other) => other === value).length >= 3);
}
