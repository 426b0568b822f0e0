import { z } from 'zod';
import { named } from '#src/platform/forms/field-hints.ts';

export { type DrawingFamily, type FieldHints, named } from '#src/platform/forms/field-hints.ts';

/** One line of text that must not be empty. */
export const text = (max = 200) => z.string().trim().min(1).max(max);

/** A headline. Line breaks in it are rendered. */
export const headline = text(120).meta(named('Headline', 'Line breaks are kept.'));

/** The plain name of a section or page, shown small above its headline; empty for none. */
export const label = (name = '') =>
  z
    .string()
    .trim()
    .max(40)
    .meta(named('Label', 'Small, above the headline, in plain words. Leave it empty for none.'))
    .default(name);

/** The text under a headline. */
export const lead = (max: number) => text(max).meta(named('Introduction'));

/** A short text beside a button. */
export const note = text(120).meta(named('Note', 'Small, beside the button.'));

/** For `.meta()` of the tone of a section. */
export const BACKGROUND = named('Background', undefined, {
  choices: { paper: 'Paper', sand: 'Sand', pine: 'Dark green' },
  shows: 'tone',
});

/**
 * A link within the site, to a part of the page, to another site, or to an email or phone program. `scheduler:` and
 * `vistage-scheduler:` stand for the configured meeting schedulers, so that content does not contain their URLs. Browsers read
 * `/\host` as `//host`.
 */
export const href = z
  .string()
  .trim()
  .regex(
    /^((\/(?![/\\])|#|https?:\/\/|mailto:|tel:)\S*|(vistage-)?scheduler:)$/,
    'Use a path such as /contact or an https address.',
  )
  .meta(named('Link', undefined, { picks: 'link' }));

/** Breadcrumb: the parent pages, nearest last. */
export const trail = z
  .array(z.object({ label: text(40).meta(named('Name')), href }).meta(named('Page')))
  .max(3)
  .meta(named('Breadcrumb', 'The pages above this one, the nearest last.'));

export const action = z
  .object({ label: text(60).meta(named('Text on the button')), href })
  .meta(named('Button'));

export type Action = z.infer<typeof action>;
