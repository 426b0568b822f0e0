import { z } from 'zod';
import { headline, label, text } from '#src/blocks/fields.ts';

const percent = z.number().int().min(1).max(99);

/** Eight figures, each with a drawing to scale. */
export const statisticsSchema = z.object({
  label: label('Results'),
  title: headline,
  lead: text(200).optional(),
  figures: z.object({
    conversionIncrease: z.number().int().min(1).max(400),
    lowerCac: percent,
    lessManualEffort: percent,
    shorterSalesCycles: percent,
    projects: z.number().int().min(1).max(600),
    clientSatisfaction: percent,
    platforms: z.number().int().min(1).max(80),
    crmStrategies: z.number().int().min(1).max(40),
  }),
});

export type StatisticsProps = z.infer<typeof statisticsSchema>;
