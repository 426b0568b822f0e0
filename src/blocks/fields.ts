import { z } from 'zod';
import { named } from '#src/platform/forms/field-hints.ts';
import { group, href, list, text } from '#src/platform/forms/fields.ts';

export { type DrawingFamily, type FieldHints, named } from '#src/platform/forms/field-hints.ts';
export * from '#src/platform/forms/fields.ts';

/** A headline. Line breaks in it are rendered. */
export const headline = text(120, 'Headline', 'Line breaks are kept.');

/** The plain name of a section or page, shown small above its headline; empty for none. */
export const label = (name = '') =>
  z
    .string()
    .trim()
    .max(40)
    .meta(named('Label', 'Small, above the headline, in plain words. Leave it empty for none.'))
    .default(name);

/** The text under a headline. */
export const lead = (max: number) => text(max, 'Introduction');

/** A short text beside a button. */
export const note = text(120, 'Note', 'Small, beside the button.');

/** The numbers of a drawing. */
export const amounts = list(
  z.int().min(1).max(480).meta(named('Amount')),
  1,
  8,
  'Amounts in the drawing',
  'Replace its own; each is drawn to scale.',
).optional();

/** The success story beside the main action of a page. */
export const story = text(
  80,
  'Proof',
  'A success story beside the button. Without one, the story that names this page.',
  { picks: 'story' },
).optional();

/** For `.meta()` of the tone of a section. */
export const BACKGROUND = named('Background', undefined, {
  choices: { paper: 'Paper', sand: 'Sand', pine: 'Dark green' },
  shows: 'tone',
});

/** The tone of a section that can have three. */
export const tone = (byDefault: 'paper' | 'sand' | 'pine') =>
  z.enum(['paper', 'sand', 'pine']).meta(BACKGROUND).default(byDefault);

/** Breadcrumb: the parent pages, nearest last. */
export const trail = list(
  group({ label: text(40, 'Name'), href }, 'Page'),
  0,
  3,
  'Breadcrumb',
  'The pages above this one, the nearest last.',
);

export const action = group({ label: text(60, 'Text on the button'), href }, 'Button');

export type Action = z.infer<typeof action>;
