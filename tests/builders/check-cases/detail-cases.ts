import type { SiteFacts } from '#src/domains/checks/site-facts.ts';
import {
  pageCase,
  postCase,
  seoCase,
  withBlocks,
  leadingTo,
} from '#tests/builders/check-fixtures.ts';
import type { CheckCases } from './check-cases.ts';

const table = (checked: string) => ({
  id: 'table',
  type: 'comparison-table',
  props: {
    title: 'Compared',
    columns: ['A', 'B'],
    rows: [
      { label: 'x', cells: ['1', '2'] },
      { label: 'y', cells: ['1', '2'] },
    ],
    checked,
    sources: [{ label: 'S', href: 'https://vendor.example' }],
  },
});

const claim = (reviewBy: string): Partial<SiteFacts> => ({
  claims: [{ quote: 'Ninety days', source: 'Vendor Help', owner: 'June', reviewBy }],
});

/** Cases of the checks of addresses, metadata, posts and claims. */
export const DETAIL_CASES: CheckCases = {
  address: {
    violates: {
      'no path': ['blocks address', ' path', pageCase({ path: '' })],
      'no slug': ['blocks address', ' slug', postCase({ slug: '' })],
      'a reserved path': ['blocks address', ' path', pageCase({ path: '/admin/x' })],
      'a malformed slug': ['blocks address', ' slug', postCase({ slug: 'a?b' })],
      'a taken path': [
        'blocks address',
        ' path',
        pageCase({}, { sameAddress: [{ title: 'Other', path: '/Handoffs' }] }),
      ],
      'another path of a built-in page': [
        'blocks address',
        ' path',
        pageCase({}, {}, { builtInPath: '/about' }),
      ],
      'capital letters': ['warns address-words', ' path', pageCase({ path: '/Hand_Offs' })],
      'a long path': [
        'warns address-words',
        ' path',
        pageCase({ path: `/${'long-'.repeat(20)}path` }),
      ],
    },
    passes: [
      pageCase(),
      pageCase({ path: '/Old_Page' }, {}, { liveAddress: '/Old_Page' }),
      pageCase({}, {}, { builtInPath: '/handoffs' }),
    ],
  },
  'moved-address': {
    violates: {
      'a new path that pages link to': [
        'warns moved-address',
        ' path',
        pageCase({}, { linkedBy: 3 }, { liveAddress: '/before' }),
      ],
      'a path with a redirect': [
        'warns moved-address',
        ' path',
        pageCase({}, { redirectFromHere: '/elsewhere' }),
      ],
    },
    passes: [pageCase({}, { linkedBy: 3 }, { liveAddress: '/handoffs' })],
  },
  'search-title': {
    violates: {
      'no search title': ['warns search-title', ' seo.title', seoCase({ title: '' })],
      'a wide one': [
        'warns title-long',
        ' seo.title',
        seoCase({ title: `${'Wide words '.repeat(8)}| Cadron` }),
      ],
      'one that another page has': [
        'warns title-duplicate',
        ' seo.title',
        pageCase({}, { sameTitle: [{ title: 'Other', path: '/other' }] }),
      ],
      'a post whose title is wide with the name of the site': [
        'warns title-long',
        ' seo.title',
        postCase({
          seo: { title: 'Five handoffs in which most of your good leads get lost for good' },
        }),
      ],
    },
    passes: [pageCase(), postCase()],
  },
  'search-description': {
    violates: {
      'no description': [
        'warns description-missing',
        ' seo.description',
        seoCase({ description: '' }),
      ],
      'a long one': [
        'warns description-long',
        ' seo.description',
        seoCase({ description: 'Too many words. '.repeat(14) }),
      ],
      'a short one': [
        'warns description-short',
        ' seo.description',
        seoCase({ description: 'Handoffs.' }),
      ],
      'one that another page has': [
        'warns description-duplicate',
        ' seo.description',
        pageCase({}, { sameDescription: [{ title: '', path: null }] }),
      ],
    },
    passes: [pageCase(), seoCase({ description: '', noindex: true })],
  },
  canonical: {
    violates: {
      'another page, although a menu links here': [
        'warns canonical-tag',
        ' seo.canonical',
        seoCase({ canonical: '/about' }, { isInMenu: true }),
      ],
      'another page': [
        'warns canonical-tag',
        ' seo.canonical',
        seoCase({ canonical: 'https://other.example/a' }),
      ],
      'a missing page': [
        'blocks canonical-target',
        ' seo.canonical',
        seoCase({ canonical: '/Gone' }, leadingTo('/Gone', { type: 'missing' })),
      ],
      nonsense: [
        'warns canonical-tag',
        ' seo.canonical',
        seoCase({ canonical: 'javascript:void' }),
      ],
    },
    passes: [
      pageCase(),
      seoCase({ canonical: '/handoffs' }),
      seoCase({ canonical: 'https://cadron.example/Handoffs/' }),
    ],
  },
  noindex: {
    violates: { 'a hidden page': ['warns noindex', ' seo.noindex', seoCase({ noindex: true })] },
    passes: [pageCase()],
  },
  'post-details': {
    violates: {
      'no category': ['warns post-details', ' categoryTags', postCase({ categoryTags: [] })],
      'no cover': ['warns post-details', ' coverImage', postCase({ coverImage: null })],
      'no excerpt': ['warns post-details', ' excerpt', postCase({ excerpt: ' ' })],
    },
    passes: [
      postCase(),
      postCase({
        categoryTags: [],
        seo: { title: 'A', description: 'x'.repeat(60), category: 'AI' },
      }),
    ],
  },
  'reading-time': {
    violates: {
      'a wrong override': [
        'warns reading-time',
        ' readTime',
        postCase({ readTime: '12 min read' }),
      ],
    },
    passes: [postCase({ readTime: '2 min read' }), postCase({ readTime: 'A weekend' })],
  },
  'post-date': {
    violates: {
      'a date ahead': [
        'warns post-date',
        ' publishedAt',
        postCase({ publishedAt: '2026-12-24T00:00:00Z' }),
      ],
      'a review ahead': [
        'warns post-date',
        ' lastReviewedAt',
        postCase({ lastReviewedAt: '2026-12-24T00:00:00Z' }),
      ],
    },
    passes: [
      postCase({
        publishedAt: '2026-11-22T00:00:00Z',
        lastReviewedAt: '2026-11-22T00:00:00Z',
      }),
    ],
  },
  'dated-claims': {
    violates: {
      'a claim past its review': ['warns dated-claims', 'faq ', pageCase({}, claim('2026-11-21'))],
      'an old comparison': ['warns dated-claims', 'table checked', withBlocks(table('2026-01-01'))],
    },
    passes: [pageCase({}, claim('2026-11-22')), withBlocks(table('2026-11-21'))],
  },
};
