import {
  bodyHeading,
  FAQ,
  HERO,
  image,
  pageCase,
  paragraph,
  PICTURE,
  postCase,
  withBlocks,
  withBody,
  withFailingView,
  withLink,
  cta,
  picture,
} from '#tests/builders/check-fixtures.ts';
import type { CheckCases } from './check-cases.ts';

const LABELED = { ...FAQ, props: { ...FAQ.props, label: 'Frequently asked', title: 'Why us?' } };

/** Cases of the checks of sections, pictures and headings. */
export const SECTION_CASES: CheckCases = {
  'action-target': {
    violates: {
      'a button without a target': [
        'blocks action-target',
        'cta action.href',
        withBlocks(cta({ label: 'Go', href: '' })),
      ],
    },
    passes: [withBlocks(cta({ label: 'Book Growth Audit', href: '/book-audit' }))],
  },
  'alt-text': {
    violates: {
      'a picture without a description': [
        'blocks image-alt',
        'picture alt',
        withBlocks(picture({ alt: undefined })),
      ],
      'the name of a file': [
        'warns image-alt-words',
        'picture alt',
        withBlocks(picture({ alt: 'IMG_2041.jpg' })),
      ],
      'picture of': [
        'warns image-alt-words',
        'picture alt',
        withBlocks(picture({ alt: 'Picture of a table' })),
      ],
      'a described decorative picture': [
        'blocks image-alt',
        'picture alt',
        withBlocks(picture({ decorative: true })),
      ],
      'a picture in a post': [
        'blocks image-alt',
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
        'blocks broken-picture',
        'picture src',
        withBlocks(picture({ src: '/media/cms_media/Pictures/gone.jpg' })),
      ],
      'a picture of another site': [
        'blocks broken-picture',
        ' body.content.0.attrs.src',
        withBody(image({ src: 'https://other.example/a.png', alt: 'A' }), paragraph('x')),
      ],
      'a deleted cover': [
        'blocks broken-picture',
        ' coverImage',
        postCase({ coverImage: '/media/cms_media/gone.svg' }),
      ],
    },
    passes: [withBlocks(PICTURE), pageCase({}, { media: undefined })],
  },
  'link-texts': {
    violates: {
      'a vague text': [
        'warns link-texts',
        'text sections.0.parts.0.text.1.href',
        withLink('/about', {}, 'Click here'),
      ],
      'a vague text in a post': [
        'warns link-texts',
        ' body.content.0.content.0',
        withBody(paragraph('Read more…', '/about')),
      ],
    },
    passes: [withLink('/about', {}, 'Read more about our team')],
  },
  contrast: {
    violates: {
      'gray on white': [
        'blocks contrast',
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
      'no title': ['blocks required-texts', ' title', pageCase({ title: ' ' })],
      'no sections': ['blocks required-texts', ' blocks', pageCase({ blocks: [] })],
      'an empty field': [
        'blocks required-texts',
        'faq items.0.answer',
        withBlocks({ ...FAQ, props: { title: 'Q', items: [{ question: 'q', answer: '' }] } }),
      ],
      'a post without text': [
        'blocks required-texts',
        ' body',
        postCase({ body: { type: 'doc', content: [] } }),
      ],
    },
    passes: [withBlocks(FAQ), postCase()],
  },
  'section-fields': {
    violates: {
      'a text that is too long': [
        'blocks section-fields',
        'faq title',
        withBlocks({ ...FAQ, props: { ...FAQ.props, title: 'x'.repeat(121) } }),
      ],
      'an unknown section': [
        'blocks section-fields',
        'odd ',
        withBlocks({ id: 'odd', type: 'carousel', props: {} }),
      ],
    },
    passes: [withBlocks(FAQ)],
  },
  'section-failed': {
    violates: {
      'a valid section whose view throws': ['warns section-failed', 'faq ', withFailingView()],
    },
    passes: [
      withBlocks(FAQ),
      withBlocks({ ...FAQ, props: { title: 'Q', items: 'x' } }),
      withBlocks({ id: 'odd', type: 'carousel', props: {} }),
    ],
  },
  'main-heading': {
    violates: {
      'no hero': [
        'blocks main-heading',
        ' ',
        pageCase({ blocks: [FAQ, cta({ label: 'Go on', href: '/about' })] }),
      ],
      'two heroes': ['blocks main-heading', 'second title', withBlocks({ ...HERO, id: 'second' })],
    },
    passes: [withBlocks(FAQ)],
  },
  'empty-headings': {
    violates: {
      'an empty heading': [
        'warns empty-headings',
        ' body.content.0',
        withBody(bodyHeading(2, ''), paragraph('x')),
      ],
    },
    passes: [withBody(bodyHeading(2, 'One'), paragraph('x'))],
  },
  'heading-order': {
    violates: {
      'a hero that is not first': [
        'warns heading-order',
        'faq title',
        pageCase({ blocks: [FAQ, HERO] }),
      ],
      'a skipped level': [
        'warns heading-order',
        ' body.content.1',
        withBody(bodyHeading(2, 'One'), bodyHeading(4, 'Two'), paragraph('x')),
      ],
      'a post that starts too low': [
        'warns heading-order',
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
        'warns distinct-headings',
        'faq-2 title',
        withBlocks(FAQ, { ...FAQ, id: 'faq-2' }),
      ],
      'a title behind a label that is longer': [
        'warns distinct-headings',
        'faq-2 title',
        withBlocks(LABELED, { ...LABELED, id: 'faq-2' }),
      ],
    },
    passes: [
      withBlocks(FAQ, { ...FAQ, id: 'faq-2', props: { ...FAQ.props, title: 'More questions' } }),
    ],
  },
  'way-forward': {
    violates: {
      'a dead end': [
        'warns way-forward',
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
};
