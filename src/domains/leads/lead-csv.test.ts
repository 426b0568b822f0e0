import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/arbitraries.ts';
import { csvTable } from '#src/platform/csv/csv.ts';
import { LEAD_COLUMNS } from './lead-csv.ts';

const { header, line } = csvTable(LEAD_COLUMNS);
import type { LeadView } from './lead-views.ts';

const LEAD: LeadView = {
  id: '0b9ff3f2-6c1e-4a53-9e52-4f2d6a2f7a10',
  form: 'contact',
  name: 'Dana Whitfield',
  email: 'dana@ridgeline.example',
  company: 'Ridgeline, Inc.',
  source: 'google',
  state: 'refused',
  attempts: 1,
  createdAt: new Date('2026-11-21T14:05:00Z'),
  fields: {
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana@ridgeline.example',
    company: 'Ridgeline, Inc.',
    message: '=HYPERLINK("https://evil.example","Click")\nSecond line',
    shoeSize: '9',
  },
  consentText: 'I agree.',
  consentVersion: '2026-11-20',
  consentedAt: new Date('2026-11-21T14:05:00Z'),
  pageUri: 'https://cadron.example/contact',
  pageName: 'Contact',
  hasTrackerCookie: false,
  attribution: {
    first: {
      at: '2026-11-21T13:00:00Z',
      landingPage: '/',
      parameters: { utm_source: 'google', fbclid: 'f1' },
    },
  },
  suspicions: ['links in the name', 'sent at once'],
  nextAttemptAt: null,
  deliveredAt: null,
  timeline: [
    {
      id: '1',
      outcome: 'refused',
      errorTypes: [],
      status: 400,
      message: 'The domain is blocked.',
      startedAt: new Date('2026-11-21T14:05:01Z'),
      endedAt: new Date('2026-11-21T14:05:02Z'),
    },
  ],
};

/** Parses CSV by RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy);
  for (const [, quoted, plain = '', end] of cells) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  expect(rows.pop(), 'text after the last line end').toEqual([]);
  return rows;
}

/** Returns the cells of a lead by heading, as a spreadsheet shows them. */
function exported(lead: LeadView): Record<string, string> {
  const [headings, cells] = readCsv(header + line(lead));
  expect(cells).toHaveLength(headings!.length);
  return Object.fromEntries(headings!.map((heading, i) => [heading, cells![i]!]));
}

test('exports all data of a lead in one line', () => {
  expect(exported(LEAD)).toMatchObject({
    Lead: LEAD.id,
    Received: '2026-11-21T14:05:00.000Z',
    Form: 'contact',
    State: 'refused',
    'First name': 'Dana',
    Company: 'Ridgeline, Inc.',
    Message: `'${LEAD.fields['message']}`,
    'Job title': '',
    'Other fields': '{"shoeSize":"9"}',
    'First touch utm_source': 'google',
    'First touch other parameters': '{"fbclid":"f1"}',
    'Last touch at': '',
    'Last touch other parameters': '',
    'Tracker cookie': 'no',
    'Spam signals': 'links in the name; sent at once',
    Attempts: '1',
    Delivered: '',
    'Last CRM response': 'The domain is blocked.',
  });
});

test('keeps the order of the existing columns', () => {
  const [headings] = readCsv(header);
  expect(headings?.slice(0, 10)).toEqual([
    'Lead',
    'Received',
    'Form',
    'State',
    'First name',
    'Last name',
    'Email',
    'Company',
    'Company size',
    'Job title',
  ]);
  expect(new Set(headings).size).toBe(headings?.length);
});

test('exports any text as one row that round-trips and contains no formula', () => {
  const value = fc.oneof(
    anyText,
    fc.string({
      unit: fc.constantFrom('"', ',', ';', '\r', '\n', '\t', '=', '+', '-', '@', ' ', 'a'),
    }),
  );
  fc.assert(
    fc.property(value, value, (company, message) => {
      const cells = exported({ ...LEAD, fields: { ...LEAD.fields, company, message } });
      for (const [cell, typed] of [
        [cells['Company'], company],
        [cells['Message'], message],
      ] as const) {
        expect(cell?.replaceAll("'", '')).toBe(typed.replaceAll("'", ''));
        expect(cell).not.toMatch(/^(?!-\d+([.,]\d+)?%?$)\s*[=+\-@]|^[\t\r\n]/);
      }
    }),
    { numRuns: 50 },
  );
});
