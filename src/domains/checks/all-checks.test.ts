import { describe as suite, expect, test } from 'vitest';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { DETAIL_CASES } from '#tests/builders/check-cases/detail-cases.ts';
import { GUIDANCE_CASES } from '#tests/builders/check-cases/guidance-cases.ts';
import { LINK_CASES } from '#tests/builders/check-cases/link-cases.ts';
import { POST_CASES } from '#tests/builders/check-cases/post-cases.ts';
import { SECTION_CASES } from '#tests/builders/check-cases/section-cases.ts';
import { TEMPLATE_CASES } from '#tests/builders/check-cases/template-cases.ts';
import {
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
import { ALL_CHECKS } from './all-checks.ts';
import { runChecks } from './run-checks.ts';

const CASES = {
  ...SECTION_CASES,
  ...LINK_CASES,
  ...GUIDANCE_CASES,
  ...DETAIL_CASES,
  ...POST_CASES,
  ...TEMPLATE_CASES,
};

const only = (id: string) => ALL_CHECKS.filter((check) => check.id === id);

test('every check has cases that violate it, and cases that do not', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(ALL_CHECKS.map(({ id }) => id).toSorted());
  for (const [id, { violates, passes }] of Object.entries(CASES))
    expect([Object.keys(violates).length, passes.length].every(Boolean), id).toBe(true);
});

suite.each(Object.entries(CASES))('%s', (id, { violates, passes }) => {
  test.each(Object.entries(violates))(
    'finds %s',
    (_name, [severity, place, { document, site }]) => {
      const findings = runChecks(document, site, only(id));
      expect(findings.map((each) => [each.severity, `${each.block ?? ''} ${each.field}`])).toEqual([
        [severity, place],
      ]);
      expect(findings[0]!.place).toMatch(/\S/);
      expect(findings[0]!.message).toMatch(/^[A-Z1-9“/].*[.:]$/s);
    },
  );

  test('passes', () => {
    for (const [at, { document, site }] of passes.entries())
      expect(runChecks(document, site, only(id)), `case ${at}`).toEqual([]);
  });
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
    ['alt-text', 'Picture: Alt text'],
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
  ).toEqual(['blocks picture alt', 'warns  seo.description', 'warns f2 title']);
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
