import {
  bodyHeading,
  FAQ,
  HERO,
  image,
  pageCase,
  paragraph,
  PICTURE,
  postCase,
  SHARED,
  withBlocks,
  withBody,
  withLink,
  withShared,
  cta,
  picture,
} from '#tests/builders/check-fixtures.ts';
import type { CheckCases } from './check-cases.ts';

/** Cases of the checks of sections, pictures and headings. */
export const SECTION_CASES: CheckCases = {
  'action-target': {
    violates: {
      'a button without a target': [
        'blocks',
        'cta action.href',
        withBlocks(cta({ label: 'Go', href: '' })),
      ],
    },
    passes: [withBlocks(cta({ label: 'Book Growth Audit', href: '/book-audit' }))],
  },
  'alt-text': {
    violates: {
      'a picture without a description': [
        'blocks',
        'picture alt',
        withBlocks(picture({ alt: undefined })),
      ],
      'the name of a file': ['warns', 'picture alt', withBlocks(picture({ alt: 'IMG_2041.jpg' }))],
      'picture of': ['warns', 'picture alt', withBlocks(picture({ alt: 'Picture of a table' }))],
      'a described decorative picture': [
        'blocks',
        'picture alt',
        withBlocks(picture({ decorative: true })),
      ],
      'a picture in a post': [
        'blocks',
        ' body.content.0.attrs.alt',
        withBody(image({ src: '/media/cms_media/Pictures/team.jpg', alt: '' }), paragraph('x')),
      ],
    },
    passes: [
      withBlocks(picture({ alt: undefined, decorative: true })),
      withBody(
        image({ src: '/media/cms_media/Pictures/team.jpg', alt: null, decorative: true }),
        paragraph('x'),
      ),
    ],
  },
  'picture-files': {
    violates: {
      'a deleted file': [
        'blocks',
        'picture src',
        withBlocks(picture({ src: '/media/cms_media/Pictures/gone.jpg' })),
      ],
      'a picture of another site': [
        'blocks',
        ' body.content.0.attrs.src',
        withBody(image({ src: 'https://other.example/a.png', alt: 'A' }), paragraph('x')),
      ],
      'a deleted cover': [
        'blocks',
        ' coverImage',
        postCase({ coverImage: '/media/cms_media/gone.svg' }),
      ],
    },
    passes: [withBlocks(PICTURE), pageCase({}, { media: undefined })],
  },
  'link-texts': {
    violates: {
      'a vague text': [
        'warns',
        'text sections.0.parts.0.text.1.href',
        withLink('/about', {}, 'Click here'),
      ],
      'a vague text in a post': [
        'warns',
        ' body.content.0.content.0',
        withBody(paragraph('Read more…', '/about')),
      ],
    },
    passes: [withLink('/about', {}, 'Read more about our team')],
  },
  contrast: {
    violates: {
      'gray on white': [
        'blocks',
        'faq color',
        withBlocks({ ...FAQ, props: { ...FAQ.props, color: '#999', background: '#ffffff' } }),
      ],
    },
    passes: [
      withBlocks({ ...FAQ, props: { ...FAQ.props, color: '#0a2e25', background: '#fbf8f2' } }),
    ],
  },
  'required-texts': {
    violates: {
      'no title': ['blocks', ' title', pageCase({ title: ' ' })],
      'no sections': ['blocks', ' blocks', pageCase({ blocks: [] })],
      'an empty field': [
        'blocks',
        'faq items.0.answer',
        withBlocks({ ...FAQ, props: { title: 'Q', items: [{ question: 'q', answer: '' }] } }),
      ],
      'a post without text': ['blocks', ' body', postCase({ body: { type: 'doc', content: [] } })],
    },
    passes: [withBlocks(FAQ), postCase()],
  },
  'section-fields': {
    violates: {
      'a text that is too long': [
        'blocks',
        'faq title',
        withBlocks({ ...FAQ, props: { ...FAQ.props, title: 'x'.repeat(121) } }),
      ],
      'an unknown section': [
        'blocks',
        'odd ',
        withBlocks({ id: 'odd', type: 'carousel', props: {} }),
      ],
    },
    passes: [withBlocks(FAQ)],
  },
  'main-heading': {
    violates: {
      'no hero': [
        'blocks',
        ' ',
        pageCase({ blocks: [FAQ, cta({ label: 'Go on', href: '/about' })] }),
      ],
      'two heroes': ['blocks', 'second title', withBlocks({ ...HERO, id: 'second' })],
    },
    passes: [withBlocks(FAQ)],
  },
  'empty-headings': {
    violates: {
      'an empty heading': [
        'warns',
        ' body.content.0',
        withBody(bodyHeading(2, ''), paragraph('x')),
      ],
    },
    passes: [withBody(bodyHeading(2, 'One'), paragraph('x'))],
  },
  'heading-order': {
    violates: {
      'a hero that is not first': ['warns', 'faq title', pageCase({ blocks: [FAQ, HERO] })],
      'a skipped level': [
        'warns',
        ' body.content.1',
        withBody(bodyHeading(2, 'One'), bodyHeading(4, 'Two'), paragraph('x')),
      ],
      'a post that starts too low': [
        'warns',
        ' body.content.0',
        withBody(bodyHeading(3, 'One'), paragraph('x')),
      ],
    },
    passes: [
      withBlocks(FAQ),
      withBody(
        bodyHeading(2, 'One'),
        bodyHeading(3, 'Two'),
        bodyHeading(2, 'Three'),
        paragraph('x'),
      ),
    ],
  },
  'distinct-headings': {
    violates: {
      'two sections with one name': [
        'warns',
        'faq-2 title',
        withBlocks(FAQ, { ...FAQ, id: 'faq-2' }),
      ],
    },
    passes: [
      withBlocks(FAQ, { ...FAQ, id: 'faq-2', props: { ...FAQ.props, title: 'More questions' } }),
    ],
  },
  'way-forward': {
    violates: {
      'a dead end': [
        'warns',
        ' ',
        pageCase({
          blocks: [
            { ...HERO, props: { title: 'T', trail: [{ label: 'Up', href: '/about' }] } },
            FAQ,
          ],
        }),
      ],
    },
    passes: [
      withBlocks(FAQ),
      pageCase({
        blocks: [
          { ...HERO, props: { title: 'T' } },
          { id: 'form', type: 'lead-form', props: { form: 'contact', title: 'Write to us' } },
        ],
      }),
    ],
  },
  'shared-sections': {
    violates: {
      'one that was deleted': ['warns', 'shared ', withShared()],
      'one in the trash': ['warns', 'shared ', withShared({ state: 'trash', blocks: undefined })],
      'one that is offline': [
        'warns',
        'shared ',
        withShared({ state: 'unpublished', blocks: undefined }),
      ],
      'a draft': ['warns', 'shared ', withShared({ state: 'draft', blocks: undefined })],
      'a scheduled one': [
        'warns',
        'shared ',
        withShared({
          state: 'scheduled',
          publishAt: new Date('2026-12-01T12:00:00Z'),
          blocks: undefined,
        }),
      ],
      'one that the page has twice': [
        'warns',
        'again ',
        withShared({}, { ...SHARED, id: 'again' }),
      ],
    },
    passes: [withShared({}), withShared({ state: 'changed' })],
  },
};
