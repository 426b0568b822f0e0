import type { SiteFacts } from '#src/domains/checks/site-facts.ts';
import {
  type CheckCase,
  describe,
  paragraph,
  POST,
  postCase,
  SITE,
  withBody,
} from '#tests/builders/check-fixtures.ts';
import type { CheckCases } from './check-cases.ts';

const LONG = 'Leads wait for two days. '.repeat(70);

/** The post while it is public. */
const publicPost = (site: Partial<SiteFacts>, content: object = {}): CheckCase => ({
  document: describe({
    kind: 'post',
    content: { ...POST, ...content },
    liveAddress: '/insights/five-handoffs',
  }),
  site: { ...SITE, ...site },
});

/** Cases of the checks that only posts have. */
export const POST_CASES: CheckCases = {
  'similar-post': {
    violates: {
      'a post with almost the same title': [
        'warns similar-post',
        ' title',
        postCase(
          {},
          { similarPosts: [{ title: 'Five handoffs that leak', path: '/insights/handoffs' }] },
        ),
      ],
    },
    passes: [postCase()],
  },
  'own-links': {
    violates: {
      'a long post without a link to us': ['warns own-links', ' body', withBody(paragraph(LONG))],
      'one that links only to itself and elsewhere': [
        'warns own-links',
        ' body',
        withBody(
          paragraph(LONG),
          paragraph('Again', '/insights/five-handoffs'),
          paragraph('Source', 'https://vendor.example/report'),
        ),
      ],
    },
    passes: [
      postCase(),
      withBody(paragraph(LONG), paragraph('Book it', '/book-audit')),
      withBody(paragraph(LONG), { type: 'download', attrs: { guide: 'checklist' } }),
      withBody(paragraph(LONG), paragraph('Book it', 'https://cadron.example/book-audit')),
    ],
  },
  'orphan-post': {
    violates: { 'a public post that nothing links to': ['warns orphan', ' ', publicPost({})] },
    passes: [
      postCase(),
      publicPost({ linkedBy: 1 }),
      publicPost({}, { seo: { ...(POST['seo'] as object), noindex: true } }),
    ],
  },
  'old-years': {
    violates: {
      'a number of three years ago': [
        'warns old-years',
        ' body.content.1',
        withBody(paragraph('In 2025 it was 12%.'), paragraph('In 2023, 40% of leads waited.')),
      ],
      'a year in parentheses': [
        'warns old-years',
        ' body.content.0',
        withBody(paragraph('A survey (2019) says so.')),
      ],
    },
    passes: [
      withBody(
        paragraph(
          'In 2024 and 2026, since early 2011, founded in 2008, for $2020 and 2,019 leads.',
        ),
        paragraph('ISO 9001:2015 and version 2019 and order 2020-17.'),
        { type: 'codeBlock', content: [{ type: 'text', text: 'const year = 2019;' }] },
      ),
    ],
  },
};
