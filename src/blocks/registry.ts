import { type BlockDefinition, defineBlock } from './block.ts';
import { AssessmentBlock } from './assessment/assessment.view.tsx';
import { AuditHero } from './audit-hero/audit-hero.view.tsx';
import { Capabilities } from './capabilities/capabilities.view.tsx';
import { Challenges } from './challenges/challenges.view.tsx';
import { ComparisonTable } from './comparison-table/comparison-table.view.tsx';
import { Consultation } from './consultation/consultation.view.tsx';
import { ContactWays } from './contact-ways/contact-ways.view.tsx';
import { CtaBanner } from './cta-banner/cta-banner.view.tsx';
import { Faq } from './faq/faq.view.tsx';
import { Figures } from './figures/figures.view.tsx';
import { GuidePages } from './guide-pages/guide-pages.view.tsx';
import { HeroConfluence } from './hero-confluence/hero-confluence.view.tsx';
import { LeadForm } from './lead-form/lead-form.view.tsx';
import { LinkList } from './link-list/link-list.view.tsx';
import { loadLogos } from './logo-grid/load-logos.ts';
import { LogoGrid } from './logo-grid/logo-grid.view.tsx';
import { Measures } from './measures/measures.view.tsx';
import { PageHero } from './page-hero/page-hero.view.tsx';
import { PageIndex } from './page-index/page-index.view.tsx';
import { PillarsHero } from './pillars-hero/pillars-hero.view.tsx';
import { PictureBlock } from './picture/picture.view.tsx';
import { Plan } from './plan/plan.view.tsx';
import { PlaybookCards } from './playbook-cards/playbook-cards.view.tsx';
import { RichText } from './rich-text/rich-text.view.tsx';
import { ServiceHero } from './service-hero/service-hero.view.tsx';
import { Solution } from './solution/solution.view.tsx';
import { Statistics } from './statistics/statistics.view.tsx';
import { Steps } from './steps/steps.view.tsx';
import { StoryCards } from './story-cards/story-cards.view.tsx';
import { SurveyForm } from './survey-form/survey-form.view.tsx';
import { Team } from './team/team.view.tsx';
import { BLOCK_SCHEMAS, type BlockType } from './schemas.ts';
import { loadTechnologyLogos } from './technology-logos/load-technology-logos.ts';
import { TechnologyLogos } from './technology-logos/technology-logos.view.tsx';
import { Testimonial } from './testimonial/testimonial.view.tsx';
import { TimedList } from './timed-list/timed-list.view.tsx';
import { WhyChooseUs } from './why-choose-us/why-choose-us.view.tsx';

/** All blocks a page can contain. Imported by the server only, so that it adds no view to the browser's bundle. */
export const BLOCKS = {
  'hero-confluence': defineBlock({
    schema: BLOCK_SCHEMAS['hero-confluence'],
    view: HeroConfluence,
  }),
  'pillars-hero': defineBlock({ schema: BLOCK_SCHEMAS['pillars-hero'], view: PillarsHero }),
  'page-hero': defineBlock({ schema: BLOCK_SCHEMAS['page-hero'], view: PageHero }),
  'audit-hero': defineBlock({ schema: BLOCK_SCHEMAS['audit-hero'], view: AuditHero }),
  'page-index': defineBlock({ schema: BLOCK_SCHEMAS['page-index'], view: PageIndex }),
  'why-choose-us': defineBlock({ schema: BLOCK_SCHEMAS['why-choose-us'], view: WhyChooseUs }),
  'logo-grid': defineBlock({
    schema: BLOCK_SCHEMAS['logo-grid'],
    load: loadLogos,
    view: LogoGrid,
  }),
  statistics: defineBlock({ schema: BLOCK_SCHEMAS.statistics, view: Statistics }),
  'story-cards': defineBlock({
    schema: BLOCK_SCHEMAS['story-cards'],
    load: ({ count, slugs, industry, topic }, sources) =>
      sources.stories({ count, slugs, industry, topic }),
    view: StoryCards,
  }),
  steps: defineBlock({ schema: BLOCK_SCHEMAS.steps, view: Steps }),
  'rich-text': defineBlock({ schema: BLOCK_SCHEMAS['rich-text'], view: RichText }),
  faq: defineBlock({ schema: BLOCK_SCHEMAS.faq, view: Faq }),
  'cta-banner': defineBlock({
    schema: BLOCK_SCHEMAS['cta-banner'],
    load: (_props, sources) => sources.ownHero(),
    view: CtaBanner,
  }),
  capabilities: defineBlock({ schema: BLOCK_SCHEMAS.capabilities, view: Capabilities }),
  challenges: defineBlock({ schema: BLOCK_SCHEMAS.challenges, view: Challenges }),
  'comparison-table': defineBlock({
    schema: BLOCK_SCHEMAS['comparison-table'],
    view: ComparisonTable,
  }),
  consultation: defineBlock({ schema: BLOCK_SCHEMAS.consultation, view: Consultation }),
  'contact-ways': defineBlock({ schema: BLOCK_SCHEMAS['contact-ways'], view: ContactWays }),
  figures: defineBlock({ schema: BLOCK_SCHEMAS.figures, view: Figures }),
  'link-list': defineBlock({
    schema: BLOCK_SCHEMAS['link-list'],
    load: ({ items }, sources) => items.map(({ href }) => sources.hero(href)),
    view: LinkList,
  }),
  measures: defineBlock({ schema: BLOCK_SCHEMAS.measures, view: Measures }),
  picture: defineBlock({ schema: BLOCK_SCHEMAS.picture, view: PictureBlock }),
  plan: defineBlock({ schema: BLOCK_SCHEMAS.plan, view: Plan }),
  'service-hero': defineBlock({ schema: BLOCK_SCHEMAS['service-hero'], view: ServiceHero }),
  solution: defineBlock({ schema: BLOCK_SCHEMAS.solution, view: Solution }),
  'guide-pages': defineBlock({ schema: BLOCK_SCHEMAS['guide-pages'], view: GuidePages }),
  'playbook-cards': defineBlock({ schema: BLOCK_SCHEMAS['playbook-cards'], view: PlaybookCards }),
  'timed-list': defineBlock({ schema: BLOCK_SCHEMAS['timed-list'], view: TimedList }),
  team: defineBlock({ schema: BLOCK_SCHEMAS.team, view: Team }),
  'technology-logos': defineBlock({
    schema: BLOCK_SCHEMAS['technology-logos'],
    load: loadTechnologyLogos,
    view: TechnologyLogos,
  }),
  'lead-form': defineBlock({
    schema: BLOCK_SCHEMAS['lead-form'],
    load: ({ form }, sources) => sources.form(form),
    view: LeadForm,
  }),
  'survey-form': defineBlock({
    schema: BLOCK_SCHEMAS['survey-form'],
    load: (_props, sources) => sources.form('vistage-survey'),
    view: SurveyForm,
  }),
  testimonial: defineBlock({
    schema: BLOCK_SCHEMAS.testimonial,
    load: ({ company }, sources) => sources.client(company),
    view: Testimonial,
  }),
  assessment: defineBlock({
    schema: BLOCK_SCHEMAS.assessment,
    load: (_props, sources) => sources.assessment(),
    view: AssessmentBlock,
  }),
} as const satisfies Record<BlockType, BlockDefinition>;
