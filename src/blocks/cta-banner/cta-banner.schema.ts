import { CLOSING_DRAWINGS } from '#content/drawings/names.ts';
import { z } from 'zod';
import { action, choice, group, headline, label, list, named, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Forms and closing',
  rank: 1,
  text: 'The copper banner that ends a page with one button.',
  also: 'call to action closing book button',
};

/** The copper banner at the end of a page, with a drawing that fits its message. */
export const schema = z.object({
  label: label(),
  title: headline,
  text: text(240, 'Text'),
  action,
  drawing: choice(
    CLOSING_DRAWINGS,
    'Drawing',
    'Without one, the drawing at the top of the page is repeated in copper.',
    {
      shows: 'closing',
    },
  ).optional(),
  amounts: list(
    z.int().min(1).max(480).meta(named('Amount')),
    1,
    8,
    'Amounts in the drawing',
    'Replace its own; each is drawn to scale.',
  ).optional(),
  hosts: group(
    {
      text: text(80, 'Text'),
      people: list(
        group({ name: text(60, 'Name'), role: text(60, 'Role') }, 'Person'),
        1,
        4,
        'People',
        'A portrait is drawn from each name.',
      ),
    },
    'People behind the button',
  ).optional(),
  labels: list(
    text(32, 'Text'),
    0,
    4,
    'Texts in the drawing',
    'Replace its own, in order.',
  ).optional(),
});

export type CtaBannerProps = z.infer<typeof schema>;
