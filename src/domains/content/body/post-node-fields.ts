import { z } from 'zod';
import { GUIDE_FACTS, GUIDES } from '#src/domains/leads/guides/guide.ts';
import { named } from '#src/platform/forms/field-hints.ts';
import { choice, flag, href } from '#src/platform/forms/fields.ts';
import { videoOf } from './post-video.ts';

const line = (max: number) => z.string().trim().min(1, 'Enter text here.').max(max);

/** Empty for none. */
const optionalLine = (max: number) => z.string().trim().max(max).default('');

const PICTURE = /^\/media\/cms_media\/[^?#]+\.(?:jpe?g|png|webp|avif|svg)$/i;

const picture = z.string().trim().regex(PICTURE, 'Use a picture of the media library.');

const image = z
  .object({
    src: picture.meta(named('Picture', undefined, { picks: 'picture' })),
    alt: line(250)
      .nullish()
      .meta(named('Alt text', 'What the picture shows, for people who cannot see it.')),
    decorative: flag(
      'Decorative',
      'Adds nothing to the text around it: screen readers skip it.',
    ).default(false),
    caption: optionalLine(240).meta(named('Caption', 'Below the picture.')),
    width: choice(['text', 'wide'], 'Width', undefined, {
      choices: { text: 'As wide as the text', wide: 'Wider' },
    }).default('text'),
  })
  .refine(({ alt, decorative }) => decorative || (alt ?? '') !== '', {
    message: 'Either describe the picture or mark it as decorative.',
    path: ['alt'],
  });

const video = z.object({
  src: z
    .string()
    .trim()
    .refine(
      (address) => videoOf(address) !== undefined,
      'Use a video of the media library, or the address of a video on YouTube or Vimeo.',
    )
    .meta(
      named('Video', 'A file of the media library, or an address on YouTube or Vimeo.', {
        picks: 'video',
        placeholder: 'https://www.youtube.com/watch?v=…',
      }),
    ),
  title: line(120).meta(named('Title', 'What the video shows, for people who cannot see it.')),
  poster: z
    .union([z.literal(''), picture])
    .default('')
    .meta(
      named('Picture', 'Shown until the video starts. Videos of other sites always need one.', {
        picks: 'picture',
      }),
    ),
});

const callout = z.object({
  tone: choice(['note', 'tip', 'warning'], 'Kind', undefined, {
    choices: { note: 'Note', tip: 'Tip', warning: 'Warning' },
  }).default('note'),
  title: optionalLine(80).meta(named('Title', 'Without one, it is called by its kind.')),
});

const cta = z.object({
  title: line(80).meta(named('Headline')),
  text: optionalLine(240).meta(named('Text')),
  label: line(40).meta(
    named('Text on the button', 'Starts with a verb.', { placeholder: 'Book Growth Audit' }),
  ),
  href,
});

const metric = z.object({
  label: line(80).meta(
    named('What was measured', undefined, { placeholder: 'Days from quote to order' }),
  ),
  before: line(24).meta(named('Before', 'With its unit.', { placeholder: '64 days' })),
  after: line(24).meta(named('After', 'With its unit.', { placeholder: '28 days' })),
  change: optionalLine(80).meta(
    named('Change', 'Whose number it is, and since when.', {
      placeholder: '56% faster at Redfield Works',
    }),
  ),
});

const testimonial = z.object({
  name: line(60).meta(named('Name')),
  role: optionalLine(60).meta(named('Role')),
  company: optionalLine(60).meta(named('Company')),
});

const download = z.object({
  guide: choice(GUIDES, 'Guide', 'Visitors get it by email after they have filled out its form.', {
    choices: Object.fromEntries(GUIDES.map((guide) => [guide, GUIDE_FACTS[guide].title])),
  }),
  text: optionalLine(240).meta(named('Text', 'Why a reader of this post needs it.')),
});

const takeaways = z.object({
  title: optionalLine(60).meta(named('Title', undefined, { placeholder: 'Key takeaways' })),
});

const codeBlock = z.object({
  language: z
    .string()
    .trim()
    .max(40)
    .nullish()
    .meta(named('Language', undefined, { placeholder: 'sql' })),
});

/** The attributes of nodes that an editor fills out in a form. */
export const POST_NODE_SCHEMAS = {
  image,
  video,
  callout,
  cta,
  metric,
  testimonial,
  download,
  takeaways,
  codeBlock,
} as const satisfies Record<string, z.ZodType>;

type NodeWithFields = keyof typeof POST_NODE_SCHEMAS;

export const hasFields = (type: string): type is NodeWithFields =>
  Object.hasOwn(POST_NODE_SCHEMAS, type);
