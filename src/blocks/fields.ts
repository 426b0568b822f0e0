import { z } from 'zod';

/** One line of text that must not be empty. */
export const text = (max = 200) => z.string().trim().min(1).max(max);

/** A headline. Line breaks in it are rendered. */
export const headline = text(120);

/** The plain name of a section or page, shown small above its headline; empty for none. */
export const label = (name = '') => z.string().trim().max(40).default(name);

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
  );

/** Breadcrumb: the parent pages, nearest last. */
export const trail = z.array(z.object({ label: text(40), href })).max(3);

export const action = z.object({ label: text(60), href });

export type Action = z.infer<typeof action>;
