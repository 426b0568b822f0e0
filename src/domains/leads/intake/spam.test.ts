import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '#tests/support/arbitraries.ts';
import { personNames } from '#tests/builders/read-cases.ts';
import { assessSpam, type LeadSignals } from './spam.ts';

const FIELDS = {
  firstName: 'Ana',
  lastName: 'Lee',
  email: 'ana@lee-roofing.example',
  company: 'Lee Roofing',
};
const PERSON: LeadSignals = {
  form: 'contact',
  fields: FIELDS,
  honeypot: '',
  hasToken: true,
  tokenAgeMs: 41_000,
  minTokenAgeMs: 2_000,
  isDisposable: false,
  countFromIp: 1,
  countFromEmail: 1,
};
const getSuspicions = (signals: Partial<LeadSignals>) =>
  assessSpam({ ...PERSON, ...signals }).suspicions;
const isQuarantined = (signals: Partial<LeadSignals>) =>
  assessSpam({ ...PERSON, ...signals }).isQuarantined;
const typed = (fields: Record<string, string>) =>
  getSuspicions({ fields: { ...FIELDS, ...fields } });

describe('each strong signal is one reason', () => {
  test.each<[Partial<LeadSignals>, string]>([
    [{ honeypot: 'http://' }, 'A hidden field was filled in'],
    [{ tokenAgeMs: undefined }, 'The form did not come from this site, or was more than a day old'],
    [{ tokenAgeMs: 0 }, 'Sent within 2 seconds of the first keystroke'],
    [{ tokenAgeMs: 1_999 }, 'Sent within 2 seconds of the first keystroke'],
    [
      { tokenAgeMs: 40_999, minTokenAgeMs: 41_000 },
      'Sent within 41 seconds of the first keystroke',
    ],
    [{ isDisposable: true }, 'The email address is disposable'],
    [{ countFromEmail: 4 }, 'More than 3 submissions from one email address in an hour'],
  ])('%j', (signals, reason) => {
    expect(assessSpam({ ...PERSON, ...signals })).toEqual({
      suspicions: [reason],
      isQuarantined: true,
    });
  });

  test.each([
    [{ firstName: 'Win $500 https://example.com/x' }, 'A link in a name field'],
    [{ lastName: 'www.example.com/win' }, 'A link in a name field'],
    [{ lastName: 'see bit.ly/3abc' }, 'A link in a name field'],
    [{ company: 'HTTPS://EXAMPLE.COM' }, 'A link in a name field'],
    [{ company: 'Cheap SEO www.example.com' }, 'A link in a name field'],
    [{ company: '<a href=//example.com>Lee</a>' }, 'A link in a name field'],
    [
      { message: 'http://a.example https://b.example www.c.example' },
      'More than 2 links in the message',
    ],
    [{ ai_nps_reason: 'http://a.example '.repeat(3) }, 'More than 2 links in the message'],
    [{ message: 'Look [url=example.com]here[/url], please' }, 'Link markup in the message'],
    [{ message: 'Look <A HREF="example.com">here</a>, please' }, 'Link markup in the message'],
    [
      { firstName: 'Robertgom', lastName: 'robertgom', company: 'ROBERTGOM' },
      'The same text in three fields',
    ],
    [{ firstName: 'xkqzvbtr'.repeat(8) }, 'More than 60 letters in one word of a name'],
  ] as [Record<string, string>, string][])('%j', (fields, reason) => {
    expect(typed(fields)).toEqual([reason]);
  });
});

describe('many leads from one network', () => {
  const CROWD = 'More than 5 submissions from one network in 10 minutes';

  test.each<[Partial<LeadSignals>, string]>([
    [{ countFromIp: 6 }, CROWD],
    [{ countFromIp: 5_000, hasToken: false, tokenAgeMs: undefined }, CROWD],
    [
      { form: 'vistage-survey', countFromIp: 41 },
      'More than 40 submissions from one network in 10 minutes',
    ],
  ])('are recorded, but do not quarantine a clean lead: %j', (signals, note) => {
    expect(assessSpam({ ...PERSON, ...signals })).toEqual({
      suspicions: [note],
      isQuarantined: false,
    });
  });

  test('turn a link in the message into a reason for quarantine', () => {
    const fields = { ...FIELDS, message: 'Rank first with https://seo.example today.' };
    expect(getSuspicions({ fields, countFromIp: 5 })).toEqual([]);
    expect(isQuarantined({ fields, countFromIp: 5 })).toBe(false);
    expect(getSuspicions({ fields, countFromIp: 6 })).toEqual(['A link in the message', CROWD]);
    expect(isQuarantined({ fields, countFromIp: 6 })).toBe(true);
  });

  test('are recorded next to a strong signal', () => {
    expect(getSuspicions({ isDisposable: true, countFromIp: 6 })).toEqual([
      'The email address is disposable',
      CROWD,
    ]);
    expect(isQuarantined({ isDisposable: true, countFromIp: 6 })).toBe(true);
  });
});

test('returns all reasons', () => {
  const reasons = getSuspicions({
    honeypot: 'x',
    isDisposable: true,
    tokenAgeMs: 3,
    countFromIp: 99,
  });
  expect(reasons).toHaveLength(4);
});

describe('a real person is never suspected', () => {
  test('at the limits', () => {
    expect(getSuspicions({ tokenAgeMs: 2_000, countFromIp: 5, countFromEmail: 3 })).toEqual([]);
  });

  test('without a token: no JavaScript, or a documented API call', () => {
    expect(getSuspicions({ hasToken: false, tokenAgeMs: undefined })).toEqual([]);
  });

  test('when the clock of the issuing node is ahead', () => {
    expect(getSuspicions({ tokenAgeMs: -5_000 })).toEqual([]);
  });

  test('when a whole group answers the survey from one network', () => {
    expect(getSuspicions({ form: 'vistage-survey', countFromIp: 40 })).toEqual([]);
  });

  test('with any real name', () => {
    const names = personNames();
    expect(names.length).toBeGreaterThanOrEqual(200);
    const suspected = names.filter((name) => typed(name).length > 0);
    expect(suspected).toEqual([]);
  });

  test.each([
    'monday.com',
    'Booking.com Partners, LLC',
    'www.lee-roofing.com',
    'Lee & Daughters (formerly Lee/Ortiz)',
    'Yahoo!',
    'Dot.Net Solutions',
    '7-Eleven #3312',
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau GmbH',
    'A',
  ])('working at %s', (company) => {
    expect(typed({ company })).toEqual([]);
  });

  test.each([
    { jobTitle: 'VB.NET/SQL developer' },
    { firstName: 'Lee', lastName: 'Lee', company: 'Lee' },
    { lastName: 'n/a', company: 'n/a', jobTitle: 'N/A' },
    { message: 'Our site is https://lee.example and the CRM at www.crm.example is a mess.' },
    { message: 'Deals [West] < $5k stall; a < b? See the [urgent] ones.' },
    { message: 'ASAP!!! CALL ME: +1 (501) 555-0100 $$$ FREE?' },
  ])('typing %j', (fields) => {
    expect(typed(fields as Record<string, string>)).toEqual([]);
  });
});

test('returns unique, readable reasons for any input', () => {
  const text = fc.oneof(
    anyText,
    fc
      .constantFrom('www.', 'http://', '.com/', '[url', '<a ', 'a')
      .map((part) => part.repeat(1_000)),
  );
  const fields = fc.dictionary(
    fc.constantFrom('firstName', 'lastName', 'company', 'jobTitle', 'message', 'ai_nps_reason'),
    text,
  );
  fc.assert(
    fc.property(
      fields,
      fc.string(),
      fc.option(fc.integer(), { nil: undefined }),
      (values, honeypot, age) => {
        const reasons = getSuspicions({ fields: values, honeypot, tokenAgeMs: age });
        for (const reason of reasons) expect(reason).toMatch(/^[A-Z][\w ,]+$/);
        expect(new Set(reasons).size).toBe(reasons.length);
        expect(reasons.includes('A hidden field was filled in')).toBe(honeypot !== '');
      },
    ),
    { numRuns: 300 },
  );
});
