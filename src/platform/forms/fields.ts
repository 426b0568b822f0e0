import { z } from 'zod';
import { named } from './field-hints.ts';

/** The description of a field for a generic form: its label, help where the label is not enough, and hints. */
type About = Parameters<typeof named>;

/** One line of text that must not be empty. */
export function text(max = 200, ...about: About | []) {
  const line = z.string().trim().min(1).max(max);
  return about.length === 0 ? line : line.meta(named(...about));
}

/** Several fields. As an item of a list it is named by its singular. */
export const group = <Fields extends z.ZodRawShape>(fields: Fields, ...about: About) =>
  z.object(fields).meta(named(...about));

/** @param min 0 for a list that may be empty */
export function list<Item extends z.ZodType>(
  item: Item,
  min: number,
  max: number,
  ...about: About
) {
  const items = z.array(item).max(max);
  return (min === 0 ? items : items.min(min)).meta(named(...about));
}

export const choice = <const Values extends readonly string[]>(values: Values, ...about: About) =>
  z.enum(values).meta(named(...about));

export const flag = (...about: About) => z.boolean().meta(named(...about));

/** A whole number. */
export const whole = (min: number, max: number, ...about: About) =>
  z
    .number()
    .int()
    .min(min)
    .max(max)
    .meta(named(...about));

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
