import { z } from 'zod';
import {
  action,
  flag,
  group,
  headline,
  label,
  lead,
  list,
  note,
  text,
  whole,
} from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Openers',
  rank: 5,
  text: 'Opens a page about the audit: who runs it, what its minutes are for, a page of the report.',
  also: 'header top headline book call',
};

/** The hero of the growth audit: who runs it, what its minutes are for, and a page of the report. */
export const schema = z.object({
  label: label(),
  title: headline,
  lead: lead(320),
  action,
  note: note.optional(),
  /** the people who run audits, one of them each; their names are also the seeds of the portraits */
  hosts: group(
    {
      heading: text(60, 'Heading'),
      names: list(text(60, 'Name'), 2, 4, 'People', 'A portrait is drawn from each name.'),
      text: text(160, 'Text'),
    },
    'Hosts',
  ),
  minutes: group(
    {
      heading: text(60, 'Heading'),
      parts: list(
        group(
          {
            minutes: whole(5, 60, 'Length', undefined, { unit: 'minutes' }),
            text: text(40, 'Text'),
            hasDeal: flag('Traces one deal', 'Adds a band to the drawing.').default(false),
          },
          'Part',
        ),
        3,
        6,
        'Parts',
      ),
      description: text(240, 'Description of the drawing', 'For people who cannot see it.'),
    },
    'Minutes of the call',
  ),
  report: group(
    {
      heading: text(60, 'Heading'),
      sample: text(80, 'Remark', 'Says that the page is a sample, and its numbers an example.'),
      title: text(60, 'Title of the report'),
      leaks: list(
        group(
          {
            name: text(50, 'Name'),
            monthlyCost: whole(1, 100_000, 'Cost', undefined, { unit: 'dollars a month' }),
          },
          'Leak',
        ),
        2,
        4,
        'Leaks',
        'Their total is shown below them.',
      ),
      advice: list(
        group({ name: text(30, 'Name'), text: text(80, 'Text') }, 'Recommendation'),
        0,
        3,
        'Advice',
      ),
    },
    'Page of the report',
  ),
});

export type AuditHeroProps = z.infer<typeof schema>;
