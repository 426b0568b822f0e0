import type { LeadFields, LeadForm } from '#src/domains/leads/lead.ts';

/** What is known of a submission besides that its fields are valid. */
export interface LeadSignals {
  form: LeadForm;
  fields: LeadFields;
  /** what stands in the field that people do not see */
  honeypot: string;
  /** the form sent a token; without JavaScript, and by plain calls of the API, none is sent */
  hasToken: boolean;
  /** undefined for a token that is not ours, or too old */
  tokenAgeMs: number | undefined;
  /** a token that is younger was not typed with */
  minTokenAgeMs: number;
  isDisposable: boolean;
  /** leads from this network address in the last ten minutes, with this one */
  fromAddress: number;
  /** leads of this email address in the last hour, with this one */
  fromEmail: number;
}

const MAX_FROM_IP = 5;
/** A whole group answers at the end of its meeting, in one room and on one network. */
const MAX_FROM_SHARED_IP = 40;
const MAX_FROM_EMAIL = 3;
const MAX_LINKS = 2;

const NAME_FIELDS = ['firstName', 'lastName', 'company'];
const TEXT_FIELDS = ['message', 'ai_nps_reason'];
const TYPED_FIELDS = [...NAME_FIELDS, 'jobTitle', ...TEXT_FIELDS];

const LINK = /https?:\/\/|(?<!\/)\bwww\./gi;
const MARKUP = /\[\/?(?:url|link|img)\b|<a\s/i;
/** A link without its beginning. The ends are named, since names may have dots and slashes too (`St.Mary/Lee`). */
const SHORT_LINK =
  /\.(?:com|net|org|info|biz|ru|cn|top|xyz|ly|gl|me|io|shop|click|site|online|link)\/\w/i;
/** `www.lee-roofing.com` is what some people call their company. */
const HOME_PAGE = /^www\.[\p{L}\p{N}.-]+$/iu;
/** No language has a name of so many letters in one word. */
const ENDLESS_WORD = /[\p{L}\p{M}]{61}/u;
/** `n/a` and the like, which people type where they have nothing to say. */
const MIN_MEANINGFUL_LENGTH = 4;

/** What was noticed about a submission, in words for people, and whether it waits for one of them. */
export interface Verdict {
  suspicions: string[];
  isQuarantined: boolean;
}

/**
 * Judges a submission. Each of the plain signs of a program puts it in quarantine. Many leads from one network do not by
 * themselves (ADR 021): an office, or a proxy that TRUST_PROXY does not count, looks the same. They are noted, and make a link in the message
 * enough, which is nothing otherwise.
 */
export function judge(signals: LeadSignals): Verdict {
  const plain = reasonsOf(plainSigns(signals));
  const { form, fields, fromAddress } = signals;
  const mostFromAddress = form === 'vistage-survey' ? MAX_FROM_SHARED_IP : MAX_FROM_IP;
  if (fromAddress <= mostFromAddress) return { suspicions: plain, isQuarantined: plain.length > 0 };
  const faint = reasonsOf([
    [valuesOf(fields, TEXT_FIELDS).some((text) => linksIn(text) > 0), 'A link in the message'],
  ]);
  return {
    suspicions: [...plain, ...faint, `More than ${mostFromAddress} from one network in 10 minutes`],
    isQuarantined: plain.length + faint.length > 0,
  };
}

type Sign = [applies: boolean, reason: string];

const reasonsOf = (signs: readonly Sign[]) =>
  signs.filter(([applies]) => applies).map(([, reason]) => reason);

function plainSigns(signals: LeadSignals): Sign[] {
  const { fields, honeypot, hasToken, tokenAgeMs, minTokenAgeMs, isDisposable, fromEmail } =
    signals;
  const names = valuesOf(fields, NAME_FIELDS);
  const texts = valuesOf(fields, TEXT_FIELDS);
  return [
    [honeypot !== '', 'A field that people cannot see was filled in'],
    [hasToken && tokenAgeMs === undefined, 'The form was not one of ours, or more than a day old'],
    [
      isHasty(tokenAgeMs, minTokenAgeMs),
      `Sent within ${minTokenAgeMs / 1_000} seconds of beginning to type`,
    ],
    [isDisposable, 'The email address is a throwaway one'],
    [names.some(hasLink), 'A link where a name belongs'],
    [texts.some((text) => linksIn(text) > MAX_LINKS), 'More than 2 links in the message'],
    [texts.some((text) => MARKUP.test(text)), 'Link code in the message'],
    [hasTriplet(valuesOf(fields, TYPED_FIELDS)), 'The same text in three fields'],
    [names.some((name) => ENDLESS_WORD.test(name)), 'More than 60 letters in one word of a name'],
    [fromEmail > MAX_FROM_EMAIL, `More than ${MAX_FROM_EMAIL} from one email address in an hour`],
  ];
}

const valuesOf = (fields: LeadFields, names: string[]): string[] =>
  names.flatMap((name) => fields[name] ?? []);

const linksIn = (text: string) => text.match(LINK)?.length ?? 0;

/** Before its issue no token was sent: then the clocks of two nodes differ, and nothing is known. */
const isHasty = (ageMs = Infinity, minAgeMs: number) => ageMs >= 0 && ageMs < minAgeMs;

function hasLink(name: string): boolean {
  if (HOME_PAGE.test(name)) return false;
  return linksIn(name) > 0 || SHORT_LINK.test(name) || MARKUP.test(name);
}

function hasTriplet(values: string[]): boolean {
  const telling = values
    .filter(({ length }) => length >= MIN_MEANINGFUL_LENGTH)
    .map((value) => value.toLowerCase());
  return telling.some((value) => telling.filter((other) => other === value).length >= 3);
}
