import { z } from 'zod';
import { action, headline, label, lead, named, note, text } from '#src/blocks/fields.ts';
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
  hosts: z
    .object({
      heading: text(60).meta(named('Heading')),
      names: z
        .array(text(60).meta(named('Name')))
        .min(2)
        .max(4)
        .meta(named('People', 'A portrait is drawn from each name.')),
      text: text(160).meta(named('Text')),
    })
    .meta(named('Hosts')),
  minutes: z
    .object({
      heading: text(60).meta(named('Heading')),
      parts: z
        .array(
          z
            .object({
              minutes: z
                .number()
                .int()
                .min(5)
                .max(60)
                .meta(named('Length', undefined, { unit: 'minutes' })),
              text: text(40).meta(named('Text')),
              hasDeal: z
                .boolean()
                .meta(named('Traces one deal', 'Adds a band to the drawing.'))
                .default(false),
            })
            .meta(named('Part')),
        )
        .min(3)
        .max(6)
        .meta(named('Parts')),
      description: text(240).meta(
        named('Description of the drawing', 'For people who cannot see it.'),
      ),
    })
    .meta(named('Minutes of the call')),
  report: z
    .object({
      heading: text(60).meta(named('Heading')),
      sample: text(80).meta(
        named('Remark', 'Says that the page is a sample, and its numbers an example.'),
      ),
      title: text(60).meta(named('Title of the report')),
      leaks: z
        .array(
          z
            .object({
              name: text(50).meta(named('Name')),
              monthlyCost: z
                .number()
                .int()
                .min(1)
                .max(100_000)
                .meta(named('Cost', undefined, { unit: 'dollars a month' })),
            })
            .meta(named('Leak')),
        )
        .min(2)
        .max(4)
        .meta(named('Leaks', 'Their total is shown below them.')),
      advice: z
        .array(
          z
            .object({ name: text(30).meta(named('Name')), text: text(80).meta(named('Text')) })
            .meta(named('Recommendation')),
        )
        .max(3)
        .meta(named('Advice')),
    })
    .meta(named('Page of the report')),
});

export type AuditHeroProps = z.infer<typeof schema>;
