import { z } from 'zod';
import { headline, href, label, text } from '#src/blocks/fields.ts';

const percent = z.number().int().min(1).max(99);

/** Where a figure comes from: a client, with its story, or a count over all clients. */
const source = z.object({
  name: text(40),
  href: href.optional(),
  /** what was counted, such as '64 days to 28, from request to signed order' */
  text: text(120).optional(),
});

/** The share in the drawing of the conversion increase, before and after. */
const conversion = z.object({
  before: z.number().min(0.1).max(100),
  after: z.number().min(0.1).max(100),
  /** the counted thing in the plural */
  unit: text(20),
});

const figures = z.object({
  conversionIncrease: z.number().int().min(1).max(400),
  lowerCac: percent,
  lessManualEffort: percent,
  shorterSalesCycles: percent,
  projects: z.number().int().min(1).max(600),
  clientSatisfaction: percent,
  platforms: z.number().int().min(1).max(80),
  crmStrategies: z.number().int().min(1).max(40),
});

/** Eight figures, each with its source and a drawing to scale. */
export const statisticsSchema = z
  .object({
    label: label('Results'),
    title: headline,
    lead: text(200).optional(),
    figures,
    sources: z.partialRecord(figures.keyof(), source).default({}),
    conversion: conversion.optional(),
  })
  .refine(
    (props) =>
      !props.conversion ||
      Math.round((props.conversion.after / props.conversion.before - 1) * 100) ===
        props.figures.conversionIncrease,
    { message: 'Before and after must give the conversion increase.', path: ['conversion'] },
  );

export type StatisticsProps = z.infer<typeof statisticsSchema>;
