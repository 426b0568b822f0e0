import { describe as suite, expect, test } from 'vitest';
import {
  bodyHeading,
  type CheckCase,
  FAQ,
  HERO,
  image,
  pageCase,
  paragraph,
  PICTURE,
  postCase,
  seoCase,
  withBlocks,
  withBody,
  withLink,
} from '#tests/builders/check-fixtures.ts';
import { ALL_CHECKS } from './all-checks.ts';
import { runChecks } from './run-checks.ts';
import type { PathFacts, SiteFacts } from './site-facts.ts';

const cta = (action: object) => ({
  id: 'cta',
  type: 'cta-banner',
  props: { title: 'Start here', text: 'One call.', action },
});
const picture = (props: object) => ({ ...PICTURE, props: { ...PICTURE.props, ...props } });
const leadingTo = (path: string, facts: PathFacts): Partial<SiteFacts> => ({
  paths: new Map([[path, facts], ['/book-audit', { type: 'exists' }]]),
});
const table = (checked: string) => ({
  id: 'table',
  type: 'comparison-table',
  props: {
    title: 'Compared',
    columns: ['A', 'B'],
    rows: [{ label: 'x', cells: ['1', '2'] }, { label: 'y', cells: ['1', '2'] }],
    checked,
    sources: [{ label: 'S', href: 'https://vendor.example' }],
  },
});
const claim = (reviewBy: string): Partial<SiteFacts> => ({
  claims: [{ quote: 'Ninety days', source: 'Vendor Help', owner: 'June', reviewBy }],
});
const hidden = (state: 'draft' | 'scheduled' | 'unpublished' | 'trash'): PathFacts => ({
  type: 'hidden',
  state,
  title: 'Other',
  publishAt: state === 'scheduled' ? new Date('2026-12-01T09:00:00Z') : null,
});

type Cases = Record<string, [severity: 'blocks' | 'warns', place: string, given: CheckCase]>;

/** For each check, cases that violate it with the place of the finding, and cases that do not. */
const CASES: Record<string, { violates: Cases; passes: CheckCase[] }> = {
  'action-target': {
    violates: { 'a button without a target': ['blocks', 'cta action.href', withBlocks(cta({ label: 'Go', href: '' }))] },
    passes: [withBlocks(cta({ label: 'Book Growth Audit', href: '/book-audit' }))],
  },
  'alt-text': {
    violates: {
      'a picture without a description': ['blocks', 'picture alt', withBlocks(picture({ alt: undefined }))],
      'the name of a file': ['warns', 'picture alt', withBlocks(picture({ alt: 'IMG_2041.jpg' }))],
      'picture of': ['warns', 'picture alt', withBlocks(picture({ alt: 'Picture of a table' }))],
      'a described decorative picture': ['blocks', 'picture alt', withBlocks(picture({ decorative: true }))],
      'a picture in a post': ['blocks', ' body.content.0.attrs.alt', withBody(image({ src: '/media/cms_media/Pictures/team.jpg', alt: '' }), paragraph('x'))],
    },
    passes: [
      withBlocks(picture({ alt: undefined, decorative: true })),
      withBody(image({ src: '/media/cms_media/Pictures/team.jpg', alt: null, decorative: true }), paragraph('x')),
    ],
  },
  'picture-files': {
    violates: {
      'a deleted file': ['blocks', 'picture src', withBlocks(picture({ src: '/media/cms_media/Pictures/gone.jpg' }))],
      'a picture of another site': ['blocks', ' body.content.0.attrs.src', withBody(image({ src: 'https://other.example/a.png', alt: 'A' }), paragraph('x'))],
      'a deleted cover': ['blocks', ' coverImage', postCase({ coverImage: '/media/cms_media/gone.svg' })],
    },
    passes: [withBlocks(PICTURE), pageCase({}, { media: undefined })],
  },
  'link-targets': {
    violates: {
      'a missing page': ['blocks', 'text sections.0.parts.0.text.1.href', withLink('/gone', leadingTo('/gone', { type: 'missing' }))],
      'a redirect': ['warns', 'text sections.0.parts.0.text.1.href', withLink('/old', leadingTo('/old', { type: 'redirects', to: '/new' }))],
      'a draft': ['warns', 'text sections.0.parts.0.text.1.href', withLink('/new', leadingTo('/new', hidden('draft')))],
      'a scheduled page': ['warns', 'text sections.0.parts.0.text.1.href', withLink('/new', leadingTo('/new', hidden('scheduled')))],
      'a page that is offline': ['blocks', 'text sections.0.parts.0.text.1.href', withLink('/off', leadingTo('/off', hidden('unpublished')))],
      'a page in the trash': ['blocks', 'text sections.0.parts.0.text.1.href', withLink('/off', leadingTo('/off', hidden('trash')))],
      'the admin area': ['blocks', 'text sections.0.parts.0.text.1.href', withLink('/admin', leadingTo('/admin', { type: 'closed' }))],
      'a missing section of this page': ['blocks', 'text sections.0.parts.0.text.1.href', withLink('#nowhere')],
      'the same with the path': ['blocks', 'text sections.0.parts.0.text.1.href', withLink('/handoffs#nowhere')],
      'a missing section of another page': ['warns', 'text sections.0.parts.0.text.1.href', withLink('/about#nowhere', { anchors: new Map([['/about', new Set(['team'])]]) })],
      'a deleted file': ['blocks', 'text sections.0.parts.0.text.1.href', withLink('/media/cms_media/gone.pdf')],
      'the whole address of this site': ['warns', 'text sections.0.parts.0.text.1.href', withLink('https://cadron.example/about')],
      'an unencrypted site': ['warns', 'text sections.0.parts.0.text.1.href', withLink('http://other.example')],
      'a host that is none': ['blocks', 'text sections.0.parts.0.text.1.href', withLink('https://intranet/page')],
      'a password': ['blocks', 'text sections.0.parts.0.text.1.href', withLink('https://me:secret@other.example')],
      'a broken email address': ['blocks', 'text sections.0.parts.0.text.1.href', withLink('mailto:office')],
      'a broken phone number': ['blocks', 'text sections.0.parts.0.text.1.href', withLink('tel:call-us')],
      'a script in a post': ['blocks', ' body.content.0.content.0', withBody(paragraph('x', 'javascript:alert(1)'))],
    },
    passes: [
      withLink('/about'),
      withLink('/about?utm_source=x#team', { anchors: new Map([['/about', new Set(['team'])]]) }),
      withLink('#part'),
      withLink('/handoffs#hero'),
      withLink('scheduler:'),
      withLink('mailto:hello@cadron.example?subject=Hi'),
      withLink('tel:+1-501-555-0100'),
      withLink('https://other.example/page'),
      withLink('/media/cms_media/Pictures/team.jpg'),
      withBody(bodyHeading(2, 'The first'), paragraph('up', '#h-the-first')),
    ],
  },
  'link-texts': {
    violates: {
      'a vague text': ['warns', 'text sections.0.parts.0.text.1.href', withLink('/about', {}, 'Click here')],
      'a vague text in a post': ['warns', ' body.content.0.content.0', withBody(paragraph('Read more…', '/about'))],
    },
    passes: [withLink('/about', {}, 'Read more about our team')],
  },
  contrast: {
    violates: {
      'gray on white': ['blocks', 'faq color', withBlocks({ ...FAQ, props: { ...FAQ.props, color: '#999', background: '#ffffff' } })],
    },
    passes: [withBlocks({ ...FAQ, props: { ...FAQ.props, color: '#0a2e25', background: '#fbf8f2' } })],
  },
  'required-texts': {
    violates: {
      'no title': ['blocks', ' title', pageCase({ title: ' ' })],
      'no sections': ['blocks', ' blocks', pageCase({ blocks: [] })],
      'an empty field': ['blocks', 'faq items.0.answer', withBlocks({ ...FAQ, props: { title: 'Q', items: [{ question: 'q', answer: '' }] } })],
      'a post without text': ['blocks', ' body', postCase({ body: { type: 'doc', content: [] } })],
    },
    passes: [withBlocks(FAQ), postCase()],
  },
  'section-fields': {
    violates: {
      'a text that is too long': ['blocks', 'faq title', withBlocks({ ...FAQ, props: { ...FAQ.props, title: 'x'.repeat(121) } })],
      'an unknown section': ['blocks', 'odd ', withBlocks({ id: 'odd', type: 'carousel', props: {} })],
    },
    passes: [withBlocks(FAQ)],
  },
  'main-heading': {
    violates: {
      'no hero': ['blocks', ' ', pageCase({ blocks: [FAQ, cta({ label: 'Go on', href: '/about' })] })],
      'two heroes': ['blocks', 'second title', withBlocks({ ...HERO, id: 'second' })],
    },
    passes: [withBlocks(FAQ)],
  },
  'empty-headings': {
    violates: { 'an empty heading': ['warns', ' body.content.0', withBody(bodyHeading(2, ''), paragraph('x'))] },
    passes: [withBody(bodyHeading(2, 'One'), paragraph('x'))],
  },
  'heading-order': {
    violates: {
      'a hero that is not first': ['warns', 'faq title', pageCase({ blocks: [FAQ, HERO] })],
      'a skipped level': ['warns', ' body.content.1', withBody(bodyHeading(2, 'One'), bodyHeading(4, 'Two'), paragraph('x'))],
      'a post that starts too low': ['warns', ' body.content.0', withBody(bodyHeading(3, 'One'), paragraph('x'))],
    },
    passes: [withBlocks(FAQ), withBody(bodyHeading(2, 'One'), bodyHeading(3, 'Two'), bodyHeading(2, 'Three'), paragraph('x'))],
  },
  'distinct-headings': {
    violates: { 'two sections with one name': ['warns', 'faq-2 title', withBlocks(FAQ, { ...FAQ, id: 'faq-2' })] },
    passes: [withBlocks(FAQ, { ...FAQ, id: 'faq-2', props: { ...FAQ.props, title: 'More questions' } })],
  },
  'way-forward': {
    violates: { 'a dead end': ['warns', ' ', pageCase({ blocks: [{ ...HERO, props: { title: 'T', trail: [{ label: 'Up', href: '/about' }] } }, FAQ] })] },
    passes: [
      withBlocks(FAQ),
      pageCase({ blocks: [{ ...HERO, props: { title: 'T' } }, { id: 'form', type: 'lead-form', props: { form: 'contact', title: 'Write to us' } }] }),
    ],
  },
  address: {
    violates: {
      'no path': ['blocks', ' path', pageCase({ path: '' })],
      'no slug': ['blocks', ' slug', postCase({ slug: '' })],
      'a reserved path': ['blocks', ' path', pageCase({ path: '/admin/x' })],
      'a malformed slug': ['blocks', ' slug', postCase({ slug: 'a?b' })],
      'a taken path': ['blocks', ' path', pageCase({}, { sameAddress: [{ title: 'Other', path: '/Handoffs' }] })],
      'another path of a built-in page': ['blocks', ' path', pageCase({}, {}, { builtInPath: '/about' })],
      'capital letters': ['warns', ' path', pageCase({ path: '/Hand_Offs' })],
      'a long path': ['warns', ' path', pageCase({ path: `/${'long-'.repeat(20)}path` })],
    },
    passes: [
      pageCase(),
      pageCase({ path: '/Old_Page' }, {}, { liveAddress: '/Old_Page' }),
      pageCase({}, {}, { builtInPath: '/handoffs' }),
    ],
  },
  'moved-address': {
    violates: {
      'a new path that pages link to': ['warns', ' path', pageCase({}, { linkedBy: 3 }, { liveAddress: '/before' })],
      'a path with a redirect': ['warns', ' path', pageCase({}, { redirectFromHere: '/elsewhere' })],
    },
    passes: [pageCase({}, { linkedBy: 3 }, { liveAddress: '/handoffs' })],
  },
  'search-title': {
    violates: {
      'no search title': ['warns', ' seo.title', seoCase({ title: '' })],
      'a wide one': ['warns', ' seo.title', seoCase({ title: `${'Wide words '.repeat(8)}| Cadron` })],
      'one that another page has': ['warns', ' seo.title', pageCase({}, { sameTitle: [{ title: 'Other', path: '/other' }] })],
      'a post whose title is wide with the name of the site': ['warns', ' seo.title', postCase({ seo: { title: 'Five handoffs in which most of your good leads get lost for good' } })],
    },
    passes: [pageCase(), postCase()],
  },
  'search-description': {
    violates: {
      'no description': ['warns', ' seo.description', seoCase({ description: '' })],
      'a long one': ['warns', ' seo.description', seoCase({ description: 'Too many words. '.repeat(14) })],
      'a short one': ['warns', ' seo.description', seoCase({ description: 'Handoffs.' })],
      'one that another page has': ['warns', ' seo.description', pageCase({}, { sameDescription: [{ title: '', path: null }] })],
    },
    passes: [pageCase(), seoCase({ description: '', noindex: true })],
  },
  canonical: {
    violates: {
      'another page, although a menu links here': ['warns', ' seo.canonical', seoCase({ canonical: '/about' }, { isInMenu: true })],
      'another page': ['warns', ' seo.canonical', seoCase({ canonical: 'https://other.example/a' })],
      'a missing page': ['blocks', ' seo.canonical', seoCase({ canonical: '/gone' }, leadingTo('/gone', { type: 'missing' }))],
      'nonsense': ['warns', ' seo.canonical', seoCase({ canonical: 'javascript:void' })],
    },
    passes: [pageCase(), seoCase({ canonical: '/handoffs' }), seoCase({ canonical: 'https://cadron.example/Handoffs/' })],
  },
  noindex: {
    violates: { 'a hidden page': ['warns', ' seo.noindex', seoCase({ noindex: true })] },
    passes: [pageCase()],
  },
  'post-details': {
    violates: {
      'no category': ['warns', ' categoryTags', postCase({ categoryTags: [] })],
      'no cover': ['warns', ' coverImage', postCase({ coverImage: null })],
      'no excerpt': ['warns', ' excerpt', postCase({ excerpt: ' ' })],
    },
    passes: [postCase(), postCase({ categoryTags: [], seo: { ...({ title: 'A', description: 'x'.repeat(60) }), category: 'AI' } })],
  },
  'reading-time': {
    violates: { 'a wrong override': ['warns', ' readTime', postCase({ readTime: '12 min read' })] },
    passes: [postCase({ readTime: '2 min read' }), postCase({ readTime: 'A weekend' })],
  },
  'post-date': {
    violates: { 'a date ahead': ['warns', ' publishedAt', postCase({ publishedAt: '2026-12-24T00:00:00Z' })] },
    passes: [postCase({ publishedAt: '2026-11-22T00:00:00Z' })],
  },
  'dated-claims': {
    violates: {
      'a claim past its review': ['warns', 'faq ', pageCase({}, claim('2026-11-21'))],
      'an old comparison': ['warns', 'table checked', withBlocks(table('2026-01-01'))],
    },
    passes: [pageCase({}, claim('2026-11-22')), withBlocks(table('2026-11-21'))],
  },
};

const only = (id: string) => ALL_CHECKS.filter((check) => check.id === id);

test('every check has cases that violate it, and cases that do not', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(ALL_CHECKS.map(({ id }) => id).toSorted());
  for (const [id, { violates, passes }] of Object.entries(CASES))
    expect([Object.keys(violates).length, passes.length].every(Boolean), id).toBe(true);
});

suite.each(Object.entries(CASES))('%s', (id, { violates, passes }) => {
  test.each(Object.entries(violates))('finds %s', (_name, [severity, place, { document, site }]) => {
    const findings = runChecks(document, site, only(id));
    expect(findings.map((each) => [each.severity, `${each.block ?? ''} ${each.field}`])).toEqual([[severity, place]]);
    expect(findings[0]!.place).toMatch(/\S/);
    expect(findings[0]!.message).toMatch(/^[A-Z1-9“/].*[.:]$/s);
  });

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
  const { document, site } = withBlocks(cta({ label: 'Go', href: '' }), picture({ alt: undefined }));
  expect(runChecks(document, site).map(({ check, place }) => [check, place])).toEqual([
    ['action-target', 'CTA banner: Action href'],
    ['alt-text', 'Picture: Alt'],
  ]);
});

test('lists what blocks first, then in the order of the document', () => {
  const { document, site } = pageCase({
    seo: { title: 'A | Cadron', description: '' },
    blocks: [HERO, { ...FAQ, id: 'f1' }, { ...FAQ, id: 'f2' }, picture({ alt: '' })],
  });
  expect(runChecks(document, site).map(({ severity, block, field }) => `${severity} ${block ?? ''} ${field}`)).toEqual([
    'blocks picture alt',
    'warns  seo.description',
    'warns f2 title',
  ]);
});
