import type { z } from 'zod';
import { type BlockDefinition, defineBlock } from './block.ts';
import { assessmentSchema } from './assessment/assessment.schema.ts';
import { AssessmentBlock } from './assessment/assessment.view.tsx';
import { capabilitiesSchema } from './capabilities/capabilities.schema.ts';
import { Capabilities } from './capabilities/capabilities.view.tsx';
import { challengesSchema } from './challenges/challenges.schema.ts';
import { Challenges } from './challenges/challenges.view.tsx';
import { comparisonTableSchema } from './comparison-table/comparison-table.schema.ts';
import { ComparisonTable } from './comparison-table/comparison-table.view.tsx';
import { consultationSchema } from './consultation/consultation.schema.ts';
import { Consultation } from './consultation/consultation.view.tsx';
import { contactWaysSchema } from './contact-ways/contact-ways.schema.ts';
import { ContactWays } from './contact-ways/contact-ways.view.tsx';
import { ctaBannerSchema } from './cta-banner/cta-banner.schema.ts';
import { CtaBanner } from './cta-banner/cta-banner.view.tsx';
import { faqSchema } from './faq/faq.schema.ts';
import { Faq } from './faq/faq.view.tsx';
import { figuresSchema } from './figures/figures.schema.ts';
import { Figures } from './figures/figures.view.tsx';
import { guidePagesSchema } from './guide-pages/guide-pages.schema.ts';
import { GuidePages } from './guide-pages/guide-pages.view.tsx';
import { heroConfluenceSchema } from './hero-confluence/hero-confluence.schema.ts';
import { HeroConfluence } from './hero-confluence/hero-confluence.view.tsx';
import { leadFormSchema } from './lead-form/lead-form.schema.ts';
import { LeadForm } from './lead-form/lead-form.view.tsx';
import { linkListSchema } from './link-list/link-list.schema.ts';
import { LinkList } from './link-list/link-list.view.tsx';
import { loadLogos } from './logo-grid/load-logos.ts';
import { logoGridSchema } from './logo-grid/logo-grid.schema.ts';
import { LogoGrid } from './logo-grid/logo-grid.view.tsx';
import { measuresSchema } from './measures/measures.schema.ts';
import { Measures } from './measures/measures.view.tsx';
import { pageHeroSchema } from './page-hero/page-hero.schema.ts';
import { PageHero } from './page-hero/page-hero.view.tsx';
import { pillarsHeroSchema } from './pillars-hero/pillars-hero.schema.ts';
import { PillarsHero } from './pillars-hero/pillars-hero.view.tsx';
import { pictureSchema } from './picture/picture.schema.ts';
import { PictureBlock } from './picture/picture.view.tsx';
import { planSchema } from './plan/plan.schema.ts';
import { Plan } from './plan/plan.view.tsx';
import { playbookCardsSchema } from './playbook-cards/playbook-cards.schema.ts';
import { PlaybookCards } from './playbook-cards/playbook-cards.view.tsx';
import { richTextSchema } from './rich-text/rich-text.schema.ts';
import { RichText } from './rich-text/rich-text.view.tsx';
import { serviceHeroSchema } from './service-hero/service-hero.schema.ts';
import { ServiceHero } from './service-hero/service-hero.view.tsx';
import { solutionSchema } from './solution/solution.schema.ts';
import { Solution } from './solution/solution.view.tsx';
import { statisticsSchema } from './statistics/statistics.schema.ts';
import { Statistics } from './statistics/statistics.view.tsx';
import { stepsSchema } from './steps/steps.schema.ts';
import { Steps } from './steps/steps.view.tsx';
import { storyCardsSchema } from './story-cards/story-cards.schema.ts';
import { StoryCards } from './story-cards/story-cards.view.tsx';
import { surveyFormSchema } from './survey-form/survey-form.schema.ts';
import { SurveyForm } from './survey-form/survey-form.view.tsx';
import { teamSchema } from './team/team.schema.ts';
import { Team } from './team/team.view.tsx';
import { loadTechnologyLogos } from './technology-logos/load-technology-logos.ts';
import { technologyLogosSchema } from './technology-logos/technology-logos.schema.ts';
import { TechnologyLogos } from './technology-logos/technology-logos.view.tsx';
import { testimonialSchema } from './testimonial/testimonial.schema.ts';
import { Testimonial } from './testimonial/testimonial.view.tsx';
import { timedListSchema } from './timed-list/timed-list.schema.ts';
import { TimedList } from './timed-list/timed-list.view.tsx';
import { whyChooseUsSchema } from './why-choose-us/why-choose-us.schema.ts';
import { WhyChooseUs } from './why-choose-us/why-choose-us.view.tsx';

/** Every block a page can be made of. Only the server imports this: views here never reach the browser by it. */
export const BLOCKS = {
  'hero-confluence': defineBlock({ schema: heroConfluenceSchema, view: HeroConfluence }),
  'pillars-hero': defineBlock({ schema: pillarsHeroSchema, view: PillarsHero }),
  'page-hero': defineBlock({ schema: pageHeroSchema, view: PageHero }),
  'why-choose-us': defineBlock({ schema: whyChooseUsSchema, view: WhyChooseUs }),
  'logo-grid': defineBlock({
    schema: logoGridSchema,
    load: loadLogos,
    view: LogoGrid,
    interactive: true,
  }),
  statistics: defineBlock({ schema: statisticsSchema, view: Statistics }),
  'story-cards': defineBlock({
    schema: storyCardsSchema,
    load: ({ count }, sources) => sources.stories(count),
    view: StoryCards,
  }),
  steps: defineBlock({ schema: stepsSchema, view: Steps }),
  'rich-text': defineBlock({ schema: richTextSchema, view: RichText }),
  faq: defineBlock({ schema: faqSchema, view: Faq }),
  'cta-banner': defineBlock({ schema: ctaBannerSchema, view: CtaBanner }),
  capabilities: defineBlock({ schema: capabilitiesSchema, view: Capabilities }),
  challenges: defineBlock({ schema: challengesSchema, view: Challenges }),
  'comparison-table': defineBlock({ schema: comparisonTableSchema, view: ComparisonTable }),
  consultation: defineBlock({ schema: consultationSchema, view: Consultation }),
  'contact-ways': defineBlock({ schema: contactWaysSchema, view: ContactWays }),
  figures: defineBlock({ schema: figuresSchema, view: Figures }),
  'link-list': defineBlock({ schema: linkListSchema, view: LinkList }),
  measures: defineBlock({ schema: measuresSchema, view: Measures }),
  picture: defineBlock({ schema: pictureSchema, view: PictureBlock }),
  plan: defineBlock({ schema: planSchema, view: Plan }),
  'service-hero': defineBlock({ schema: serviceHeroSchema, view: ServiceHero }),
  solution: defineBlock({ schema: solutionSchema, view: Solution }),
  'guide-pages': defineBlock({ schema: guidePagesSchema, view: GuidePages }),
  'playbook-cards': defineBlock({ schema: playbookCardsSchema, view: PlaybookCards }),
  'timed-list': defineBlock({ schema: timedListSchema, view: TimedList }),
  team: defineBlock({ schema: teamSchema, view: Team }),
  'technology-logos': defineBlock({
    schema: technologyLogosSchema,
    load: loadTechnologyLogos,
    view: TechnologyLogos,
    interactive: true,
  }),
  'lead-form': defineBlock({
    schema: leadFormSchema,
    load: ({ form }, sources) => sources.form(form),
    view: LeadForm,
    interactive: true,
  }),
  'survey-form': defineBlock({
    schema: surveyFormSchema,
    load: (_props, sources) => sources.form('vistage-survey'),
    view: SurveyForm,
    interactive: true,
  }),
  testimonial: defineBlock({ schema: testimonialSchema, view: Testimonial }),
  assessment: defineBlock({
    schema: assessmentSchema,
    load: (_props, sources) => sources.assessment(),
    view: AssessmentBlock,
    interactive: true,
  }),
} as const satisfies Record<string, BlockDefinition>;

type Blocks = typeof BLOCKS;

/** A block with the props its type wants, as page data is written by hand. */
export type KnownBlock = {
  [Type in keyof Blocks]: { type: Type; id: string; props: z.input<Blocks[Type]['schema']> };
}[keyof Blocks];
