import { describe as suite, expect, test } from 'vitest';
import type { CheckedRoute, SiteRules } from '#src/domains/seo/findings/checked-site.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { CASES } from '#tests/builders/check-cases.ts';
import { CHECK_CASES as PAGE_CASES } from '#tests/builders/seo-checks/check-cases.ts';
import {
  type CheckCase,
  cta,
  describe,
  FAQ,
  HERO,
  leadingTo,
  pageCase,
  picture,
  postCase,
  SITE,
  withBlocks,
  withLink,
  withShared,
} from '#tests/builders/check-fixtures.ts';
import { DOCUMENT_RULES } from './all-rules.ts';
import { CATALOGUE } from './catalogue.ts';
import { checkRoute, runChecks } from './run-checks.ts';

test('every check has cases that violate it, and cases that do not', () => {
  for (const [name, { violates, passes }] of Object.entries(CASES))
    expect([Object.keys(violates).length, passes.length].every(Boolean), name).toBe(true);
  const found = new Set<string>([
    'check-failed',
    ...PAGE_CASES.map(({ check }) => check),
    ...Object.values(CASES).flatMap(checksOf),
  ]);
  expect(Object.keys(CATALOGUE).filter((check) => !found.has(check))).toEqual([]);
});

const checksOf = ({ violates }: (typeof CASES)[string]): string[] =>
  Object.values(violates).map(([finding]) => finding.split(' ')[1]!);

suite.each(Object.entries(CASES))('%s', (_name, cases) => {
  /** Findings of the checks that the cases are about. */
  const run = ({ document, site }: CheckCase) =>
    runChecks(document, site).filter(({ check }) => checksOf(cases).includes(check));

  test.each(Object.entries(cases.violates))('finds %s', (_case, [finding, place, given]) => {
    const findings = run(given);
    expect(
      findings.map(({ check, severity, block = '', field }) => [
        `${severity === 'error' ? 'blocks' : 'warns'} ${check}`,
        `${block} ${field}`,
      ]),
    ).toEqual([[finding, place]]);
    expect(findings[0]!.place).toMatch(/\S/);
    expect(findings[0]!.message).toMatch(/^[A-Z1-9“/].*[.:]$/s);
  });

  test('passes', () => {
    for (const [at, given] of cases.passes.entries()) expect(run(given), `case ${at}`).toEqual([]);
  });
});

test('a rule that throws is a finding, and takes nothing from the others', () => {
  const { document, site } = pageCase({ title: '' });
  const broken = () => {
    throw new Error('no such thing');
  };
  expect(runChecks(document, site, { ...DOCUMENT_RULES, contrast: broken })).toMatchObject([
    { check: 'required-texts', severity: 'error' },
    {
      check: 'check-failed',
      severity: 'warning',
      message: expect.stringMatching(/contrast.*no such/),
    },
  ]);
});

test('the same holds for rules of public pages', () => {
  const route = { status: 200, facts: { contentType: 'text/html' } } as CheckedRoute;
  const broken = () => {
    throw new Error('no such thing');
  };
  expect(checkRoute(route, {} as SiteRules, { 'thin-page': broken })).toMatchObject([
    { check: 'check-failed', key: 'thin-page' },
  ]);
});

test.each([
  ['page', pageCase()],
  ['post', postCase()],
])('finds nothing in a good %s', (_kind, { document, site }) => {
  expect(runChecks(document, site)).toEqual([]);
});

test('says what is wrong once: the check that knows best', () => {
  const { document, site } = withBlocks(
    cta({ label: 'Go', href: '' }),
    picture({ alt: undefined }),
  );
  expect(runChecks(document, site).map(({ check, place }) => [check, place])).toEqual([
    ['action-target', 'CTA banner: Link'],
    ['image-alt', 'Picture: Alt text'],
  ]);
});

test.each([
  ['page', { path: '/offer', title: 7 }, ['/offer', ''], 'required-texts'],
  ['page', { path: 7, title: 'Offer', blocks: [HERO, HERO] }, [null, 'Offer'], 'address'],
  ['post', { slug: 7, title: 'Offer' }, [null, 'Offer'], 'address'],
  [
    'post',
    { slug: 'offer', title: 'Offer', body: 'text' },
    ['/insights/offer', 'Offer'],
    'required-texts',
  ],
] as const)(
  'checks a %s without its fields of a wrong shape: %j',
  (kind, content, facts, finding) => {
    const document = describe({ kind, content: content as unknown as DocumentContent });
    expect([document.path, document.title]).toEqual(facts);
    expect(runChecks(document, SITE).map(({ check }) => check)).toContain(finding);
  },
);

test('names the day on which a target becomes public in the time zone of the team', () => {
  const publishAt = new Date('2026-12-02T01:00:00Z'); // seven in the evening of December 1
  const target = { type: 'hidden', state: 'scheduled', title: 'Launch', publishAt } as const;
  const { document, site } = withLink('/launch', leadingTo('/launch', target));
  expect(runChecks(document, site).map(({ message }) => message)).toEqual([
    expect.stringContaining('becomes public on December 1, 2026.'),
  ]);
});

test('lists what blocks first, then in the order of the document', () => {
  const { document, site } = pageCase({
    seo: { title: 'A | Cadron', description: '' },
    blocks: [HERO, { ...FAQ, id: 'f1' }, { ...FAQ, id: 'f2' }, picture({ alt: '' })],
  });
  expect(
    runChecks(document, site).map(
      ({ severity, block, field }) => `${severity} ${block ?? ''} ${field}`,
    ),
  ).toEqual(['error picture alt', 'warning  seo.description', 'warning f2 title']);
});

test('what a shared section has counts on its page: headings, anchors, a form', () => {
  const form = { id: 'form', type: 'survey-form', props: { title: 'Tell us' } };
  const { document } = withShared({ blocks: [FAQ, form] });
  expect(
    document.headings.filter(({ block }) => block === 'shared').map(({ text }) => text),
  ).toEqual(['FAQ: Questions', 'How long?', 'Tell us']);
  expect([...document.anchors]).toEqual(['hero', 'shared', 'shared--form']);
  expect(document.hasForm).toBe(true);
  expect(withShared({ blocks: undefined }).document).toMatchObject({ hasForm: false });
});
