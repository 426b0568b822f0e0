import { CLOSING_DRAWINGS } from '#content/drawings/names.ts';
import { z } from 'zod';
import {
  action,
  amounts,
  choice,
  group,
  headline,
  label,
  list,
  named,
  text,
  whole,
} from '#src/blocks/fields.ts';
import { LIMITS } from './leak.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Forms and closing',
  rank: 1,
  text: 'The copper banner that ends a page with one button.',
  also: 'call to action closing book button',
};

/** What the visitor may change: its label, and the number of the example. */
const input = (name: keyof typeof LIMITS, title: string) => {
  const [min, max] = LIMITS[name];
  return group(
    { label: text(40, 'Label'), value: whole(min, max, 'Number of the example') },
    title,
  );
};

/** What one client measured: of 100 leads, how many met them when a first reply took that long. */
const measured = (name: string) =>
  group(
    {
      hours: whole(0, 72, 'Hours to the first reply'),
      met: whole(1, 100, 'Meetings from 100 leads'),
    },
    name,
  );

const calculator = group(
  {
    quick: measured('Measured: a quick reply'),
    slow: measured('Measured: a slow reply'),
    source: text(320, 'Where the rate comes from'),
    proof: action.meta(named('Link to how it was counted')),
    leads: input('leads', 'Leads a month'),
    hours: input('hours', 'Hours to the first reply; {hours} is replaced'),
    orders: input('orders', 'Orders from 10 meetings'),
    value: input('value', 'Value of an order, in dollars'),
    unit: text(40, 'Text after the total'),
    example: text(40, 'Text before the example', 'Goes once a visitor changes a number.'),
    text: text(
      320,
      'How it is calculated',
      '{leads}, {hours}, {orders}, {value}, {missed}, and {total} are replaced by numbers.',
    ),
  },
  'Calculator',
  'The drawing is a river that loses the visitor’s dollars; its texts are the top, the word before an hour, and the end.',
)
  .refine(
    ({ quick, slow }) => quick.hours < slow.hours && slow.met < quick.met,
    'A slow reply must take longer, and lead to fewer meetings.',
  )
  .optional();

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
  amounts,
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
  calculator,
  labels: list(
    text(32, 'Text'),
    0,
    4,
    'Texts in the drawing',
    'Replace its own, in order.',
  ).optional(),
});

export type CtaBannerProps = z.infer<typeof schema>;
