import { z } from 'zod';
import { group, headline, href, lead, list, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'What we do, and how',
  rank: 8,
  text: 'The first 90 days by market and service, as their pages plan them, to print on one page.',
  also: 'plan finder chooser quiz',
};

const choices = (title: string, help: string) =>
  group(
    {
      label: text(40, 'Label'),
      pages: list(group({ label: text(40, 'Name'), href }, 'Page'), 1, 12, 'Pages', help),
      heading: text(80, 'Heading', '{market} and {service} are replaced by names.'),
    },
    title,
  );

/** A plan for each pair of a market and a service: what the pages of both say. The first pair stands without scripts. */
export const schema = z.object({
  title: headline,
  lead: lead(240),
  market: choices('Markets', 'Each shows the challenges of its page.'),
  service: choices('Services', 'Each shows the plan of its page.'),
  more: text(60, 'Link to a page', '{name} is replaced by its name.'),
  print: text(40, 'Button to print'),
  failed: text(120, 'When a page does not load'),
});

export type FirstDaysProps = z.infer<typeof schema>;
