import { z } from 'zod';

/** What the form of the page editor knows of a field besides its label and its help. */
export interface FieldHints {
  /** an example, shown while the field is empty */
  placeholder?: string;
  /** follows a number: 'minutes' */
  unit?: string;
  /** names of the values of a choice */
  choices?: Readonly<Record<string, string>>;
  /** chosen from a list: a picture or folder of the media library, a target of links, a success story */
  picks?: 'picture' | 'folder' | 'link' | 'story';
  /** the values are pictures of this family, and are chosen by sight */
  shows?: DrawingFamily | 'tone';
  /** edited as one text */
  edits?: 'rich-text';
}

/** Drawings that a field can choose; `src/admin/page-editor/drawings` renders a small picture of each. */
export type DrawingFamily =
  | 'avatar'
  | 'closing'
  | 'cover'
  | 'guide'
  | 'hero'
  | 'poster'
  | 'problem'
  | 'rich-text'
  | 'spread'
  | 'streams';

/**
 * The metadata of a field, for `.meta()`: its label, and help where the label is not enough. The schema of an item of a list is
 * named by its singular, and a choice by what is chosen.
 */
export const named = (title: string, description?: string, hints: FieldHints = {}) => ({
  title,
  ...(description !== undefined && { description }),
  ...hints,
});

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
    .meta(named('Label', 'Small, above the headline. Says plainly what this section is.'))
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
