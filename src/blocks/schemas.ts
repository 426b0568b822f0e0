import type { z } from 'zod';
import { assessmentSchema } from './assessment/assessment.schema.ts';
import { auditHeroSchema } from './audit-hero/audit-hero.schema.ts';
import { capabilitiesSchema } from './capabilities/capabilities.schema.ts';
import { challengesSchema } from './challenges/challenges.schema.ts';
import { comparisonTableSchema } from './comparison-table/comparison-table.schema.ts';
import { consultationSchema } from './consultation/consultation.schema.ts';
import { contactWaysSchema } from './contact-ways/contact-ways.schema.ts';
import { ctaBannerSchema } from './cta-banner/cta-banner.schema.ts';
import { faqSchema } from './faq/faq.schema.ts';
import { figuresSchema } from './figures/figures.schema.ts';
import { guidePagesSchema } from './guide-pages/guide-pages.schema.ts';
import { heroConfluenceSchema } from './hero-confluence/hero-confluence.schema.ts';
import { leadFormSchema } from './lead-form/lead-form.schema.ts';
import { linkListSchema } from './link-list/link-list.schema.ts';
import { logoGridSchema } from './logo-grid/logo-grid.schema.ts';
import { measuresSchema } from './measures/measures.schema.ts';
import { pageHeroSchema } from './page-hero/page-hero.schema.ts';
import { pageIndexSchema } from './page-index/page-index.schema.ts';
import { pictureSchema } from './picture/picture.schema.ts';
import { pillarsHeroSchema } from './pillars-hero/pillars-hero.schema.ts';
import { planSchema } from './plan/plan.schema.ts';
import { playbookCardsSchema } from './playbook-cards/playbook-cards.schema.ts';
import { richTextSchema } from './rich-text/rich-text.schema.ts';
import { serviceHeroSchema } from './service-hero/service-hero.schema.ts';
import { solutionSchema } from './solution/solution.schema.ts';
import { statisticsSchema } from './statistics/statistics.schema.ts';
import { stepsSchema } from './steps/steps.schema.ts';
import { storyCardsSchema } from './story-cards/story-cards.schema.ts';
import { surveyFormSchema } from './survey-form/survey-form.schema.ts';
import { teamSchema } from './team/team.schema.ts';
import { technologyLogosSchema } from './technology-logos/technology-logos.schema.ts';
import { testimonialSchema } from './testimonial/testimonial.schema.ts';
import { timedListSchema } from './timed-list/timed-list.schema.ts';
import { whyChooseUsSchema } from './why-choose-us/why-choose-us.schema.ts';

/** The schemas of all blocks. Imports no views, so that content files can use its types. */
export const BLOCK_SCHEMAS = {
  'hero-confluence': heroConfluenceSchema,
  'pillars-hero': pillarsHeroSchema,
  'page-hero': pageHeroSchema,
  'audit-hero': auditHeroSchema,
  'page-index': pageIndexSchema,
  'why-choose-us': whyChooseUsSchema,
  'logo-grid': logoGridSchema,
  statistics: statisticsSchema,
  'story-cards': storyCardsSchema,
  steps: stepsSchema,
  'rich-text': richTextSchema,
  faq: faqSchema,
  'cta-banner': ctaBannerSchema,
  capabilities: capabilitiesSchema,
  challenges: challengesSchema,
  'comparison-table': comparisonTableSchema,
  consultation: consultationSchema,
  'contact-ways': contactWaysSchema,
  figures: figuresSchema,
  'link-list': linkListSchema,
  measures: measuresSchema,
  picture: pictureSchema,
  plan: planSchema,
  'service-hero': serviceHeroSchema,
  solution: solutionSchema,
  'guide-pages': guidePagesSchema,
  'playbook-cards': playbookCardsSchema,
  'timed-list': timedListSchema,
  team: teamSchema,
  'technology-logos': technologyLogosSchema,
  'lead-form': leadFormSchema,
  'survey-form': surveyFormSchema,
  testimonial: testimonialSchema,
  assessment: assessmentSchema,
} as const satisfies Record<string, z.ZodType>;

export type BlockType = keyof typeof BLOCK_SCHEMAS;

/** The props of a block as written in content: before defaults and transformations of its schema. */
export type PropsOf<Type extends BlockType> = z.input<(typeof BLOCK_SCHEMAS)[Type]>;

/** A block with the props of its type. */
export type KnownBlock = {
  [Type in BlockType]: { type: Type; id: string; props: PropsOf<Type> };
}[BlockType];
