import { z } from 'zod';
import { group, headline, href, label, lead, named, text, whole } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Proof',
  rank: 1,
  text: 'Eight numbers of the company, each with its source and a drawing to scale.',
  also: 'results metrics stats',
};

const percent = (name: string) => whole(1, 99, name, undefined, { unit: '%' });

const upTo = (max: number) => z.number().int().min(1).max(max);

/** Where a figure comes from: a client, with its story, or a count over all clients. */
const source = group(
  {
    name: text(40, 'Client', 'Or the count over all clients.'),
    href: href.optional(),
    text: text(120, 'What was counted', undefined, { placeholder: '64 days to 28' }).optional(),
  },
  'Source',
);

/** The share in the drawing of the conversion increase, before and after. */
const conversion = group(
  {
    before: z
      .number()
      .min(0.1)
      .max(100)
      .meta(named('Before', undefined, { unit: '%' })),
    after: z
      .number()
      .min(0.1)
      .max(100)
      .meta(named('After', undefined, { unit: '%' })),
    unit: text(20, 'Of what', 'In the plural.', { placeholder: 'visitors' }),
  },
  'Conversion',
  'Before and after must give the conversion increase.',
);

const NAMES = {
  conversionIncrease: 'Conversion increase',
  lowerCac: 'Lower cost per customer',
  lessManualEffort: 'Less manual effort',
  shorterSalesCycles: 'Shorter sales cycles',
  projects: 'Projects',
  clientSatisfaction: 'Client satisfaction',
  platforms: 'Platforms',
  crmStrategies: 'CRM strategies',
} as const;

const figures = group(
  {
    conversionIncrease: upTo(400).meta(named(NAMES.conversionIncrease, undefined, { unit: '%' })),
    lowerCac: percent(NAMES.lowerCac),
    lessManualEffort: percent(NAMES.lessManualEffort),
    shorterSalesCycles: percent(NAMES.shorterSalesCycles),
    projects: upTo(600).meta(named(NAMES.projects)),
    clientSatisfaction: percent(NAMES.clientSatisfaction),
    platforms: upTo(80).meta(named(NAMES.platforms)),
    crmStrategies: upTo(40).meta(named(NAMES.crmStrategies)),
  },
  'Numbers',
  'Each is drawn to scale.',
);

/** Eight figures, each with its source and a drawing to scale. */
export const schema = z
  .object({
    label: label('Results'),
    title: headline,
    lead: lead(200).optional(),
    figures,
    sources: z
      .partialRecord(figures.keyof().meta({ choices: NAMES }), source)
      .meta(named('Sources', 'Where each number comes from.'))
      .default({}),
    conversion: conversion.optional(),
  })
  .refine(
    (props) =>
      !props.conversion ||
      Math.round((props.conversion.after / props.conversion.before - 1) * 100) ===
        props.figures.conversionIncrease,
    { message: 'Before and after must give the conversion increase.', path: ['conversion'] },
  );

export type StatisticsProps = z.infer<typeof schema>;
