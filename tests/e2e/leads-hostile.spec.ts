import fc from 'fast-check';
import { Client } from 'pg';
import { CURRENT_QUESTIONNAIRE } from '#content/assessment/index.ts';
import { anyText } from '#tests/support/arbitraries.ts';
import { LEAD_FORM_FIELDS } from '#src/domains/leads/lead-forms.ts';
import { HONEYPOT_FIELD } from '#src/platform/forms/shared-fields.ts';
import { findRunningAddress } from '#src/platform/db/embedded/published-address.server.ts';
import { expect, type Site, test } from '#tests/support/server-fixture.ts';
import '#tests/support/seed-property-tests.ts';
import { IS_FULL_RUN } from '#tests/support/tier.ts';

/** Any input to the form endpoints is stored or rejected, and never a 5xx. */

const RUNS = IS_FULL_RUN ? 300 : 30;
/** One endpoint of each kind; that every action refuses hostile bodies has an integration test. */
const SHORT = new Set([
  '/api/leads/contact',
  '/api/hubspot-submit',
  '/api/ai-quotient/report',
  '/forms/contact',
  '/newsletter',
]);
const tagOf = (path: string) => ({ tag: SHORT.has(path) ? [] : '@full' });

let database: Client;

test.beforeAll(async ({ sharedSite: site }) => {
  database = new Client({ connectionString: (await findRunningAddress(site.dataDir))! });
  await database.connect();
});

test.afterAll(() => database.end());

const ENVELOPE = [
  HONEYPOT_FIELD,
  'token',
  'consent',
  'pageUri',
  'pageName',
  'attribution',
  'unknown',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
];
const ASSESSMENT = [
  'act',
  'question',
  'option',
  'edition',
  'companySize',
  'answers',
  'isFresh',
  'acceptTerms',
  'hidesAnswers',
  'withdraw',
];
const NAMES = [
  ...new Set(Object.values(LEAD_FORM_FIELDS).flatMap((fields) => fields.map(({ name }) => name))),
  'formType',
  ...ENVELOPE,
  ...ASSESSMENT,
];
const name = fc.constantFrom(...NAMES);
const GOOD = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@company.example',
  company: 'Company',
  message: 'Our quotes are late.',
  formType: 'executive-cheatsheet',
};
/** A finished assessment and its report request. */
const ASSESSED = {
  ...GOOD,
  lastName: 'Lee',
  jobTitle: 'COO',
  edition: CURRENT_QUESTIONNAIRE.edition,
  companySize: '51-200',
  answers: JSON.stringify(
    Object.fromEntries(CURRENT_QUESTIONNAIRE.questions.map(({ id }) => [id, `${id}B`])),
  ),
  acceptTerms: 'true',
  act: 'report',
};
const text = fc.oneof(
  { weight: 2, arbitrary: anyText },
  fc.constant('x'.repeat(10_000)),
  fc.constant('ann@company.example\r\nBcc: everybody@company.example'),
  { weight: 3, arbitrary: anyText.map((around) => `${around}\0${around}`) },
  fc.constant('=HYPERLINK("https://evil.example")'),
  fc.constant("'; drop table leads; --"),
  fc.constant('<script>alert(1)</script>'),
);
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, 0, -1, 1e308, [], {}, ['a'], { first: { at: 'x' } }),
);
/** Arbitrary values, or a valid form with extra fields, which passes the first checks. */
const body = fc.oneof(
  fc.array(fc.tuple(name, value), { maxLength: 8 }),
  fc
    .array(fc.tuple(fc.constantFrom(...ENVELOPE), value), { maxLength: 4 })
    .map((entries) => [...Object.entries(GOOD), ...entries]),
  fc
    .array(fc.tuple(fc.constantFrom(...ENVELOPE, ...ASSESSMENT), value), { maxLength: 3 })
    .map((entries) => [...Object.entries(ASSESSED), ...entries]),
);
/** Serialized by hand, so that keys can repeat and `__proto__` can be a key. */
const jsonOf = (entries: readonly (readonly [string, unknown])[]) =>
  `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${JSON.stringify(each)}`).join(',')}}`;

interface Sent {
  headers?: Record<string, string>;
  body: string | URLSearchParams;
}

async function expectFair(site: Site, path: string, init: Sent): Promise<void> {
  const answer = await fetch(site.url + path, { method: 'POST', redirect: 'manual', ...init });
  const said = await answer.text();
  expect(
    answer.status,
    `${said.slice(0, 200)} for ${init.body.toString().slice(0, 400)}`,
  ).toBeLessThan(500);
  if (!answer.headers.get('content-type')?.includes('json')) return;
  const result = JSON.parse(said) as {
    ok: boolean;
    id?: string;
    errors?: object[];
    message?: string;
  };
  if (answer.status === 200 && !path.endsWith('report') && path.startsWith('/api/ai-quotient')) {
    expect(result.ok, said).toBe(true);
  } else if (answer.status === 200) {
    const stored = await database.query('select id from leads where id = $1', [result.id]);
    expect(stored.rows, said).toHaveLength(1);
  } else {
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(result.ok).toBe(false);
    expect(result.message ?? result.errors?.length, said).toBeTruthy();
  }
}

for (const path of [
  '/api/hubspot-submit',
  '/api/leads/contact',
  '/api/leads/quick-wins',
  '/api/leads/vistage-survey',
  '/api/ai-quotient/answers',
  '/api/ai-quotient/report',
  '/api/ai-quotient/share',
]) {
  test(`stores or rejects any JSON at ${path}`, tagOf(path), async ({ site }) => {
    const headers = { 'Content-Type': 'application/json' };
    await fc.assert(
      fc.asyncProperty(body, (entries) =>
        expectFair(site, path, { headers, body: jsonOf(entries) }),
      ),
      { numRuns: RUNS },
    );
    await fc.assert(
      fc.asyncProperty(anyText, (raw) => expectFair(site, path, { headers, body: raw })),
      { numRuns: Math.ceil(RUNS / 4) },
    );
  });
}

for (const path of [
  '/forms/contact',
  '/forms/vistage-survey',
  '/newsletter',
  '/ai-quotient/assessment',
]) {
  test(`responds with a page to any form posted to ${path}`, tagOf(path), async ({ site }) => {
    await fc.assert(
      fc.asyncProperty(body, (entries) => {
        const form = new URLSearchParams(
          entries.map(([key, each]) => [
            key,
            typeof each === 'string' ? each : JSON.stringify(each),
          ]),
        );
        return expectFair(site, path, { body: form });
      }),
      { numRuns: RUNS },
    );
  });
}

test('rejects a body that is too large or of another type with a message', async ({ site }) => {
  const post = async (type: string, content: string) => {
    const headers = { 'Content-Type': type };
    const answer = await fetch(`${site.url}/api/leads/contact`, {
      method: 'POST',
      headers,
      body: content,
    });
    return [answer.status, ((await answer.json()) as { message: string }).message];
  };
  expect(await post('application/json', `{"message":"${'x'.repeat(70_000)}"}`)).toEqual([
    413,
    expect.stringContaining('64 KB'),
  ]);
  expect(await post('text/plain', '{}')).toEqual([
    415,
    expect.stringContaining('application/json'),
  ]);
  expect(await post('application/json', '{"message":')).toEqual([400, expect.any(String)]);
});
