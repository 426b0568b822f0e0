/*
 * All blocks that a page can contain: one line each, whose name is the type that pages store. What belongs to a block is in its
 * folder: fields and words for editors in `<name>.schema.ts`, markup in `<name>.view.tsx`, which the server alone imports.
 */
export * as assessment from './assessment/assessment.schema.ts';
export * as 'audit-hero' from './audit-hero/audit-hero.schema.ts';
export * as capabilities from './capabilities/capabilities.schema.ts';
export * as challenges from './challenges/challenges.schema.ts';
export * as 'comparison-table' from './comparison-table/comparison-table.schema.ts';
export * as consultation from './consultation/consultation.schema.ts';
export * as 'contact-ways' from './contact-ways/contact-ways.schema.ts';
export * as 'cta-banner' from './cta-banner/cta-banner.schema.ts';
export * as faq from './faq/faq.schema.ts';
export * as figures from './figures/figures.schema.ts';
export * as 'first-days' from './first-days/first-days.schema.ts';
export * as 'first-question' from './first-question/first-question.schema.ts';
export * as 'guide-pages' from './guide-pages/guide-pages.schema.ts';
export * as 'hero-confluence' from './hero-confluence/hero-confluence.schema.ts';
export * as 'lead-form' from './lead-form/lead-form.schema.ts';
export * as 'link-list' from './link-list/link-list.schema.ts';
export * as 'logo-grid' from './logo-grid/logo-grid.schema.ts';
export * as measures from './measures/measures.schema.ts';
export * as 'page-hero' from './page-hero/page-hero.schema.ts';
export * as 'page-index' from './page-index/page-index.schema.ts';
export * as picture from './picture/picture.schema.ts';
export * as 'pillars-hero' from './pillars-hero/pillars-hero.schema.ts';
export * as plan from './plan/plan.schema.ts';
export * as 'playbook-cards' from './playbook-cards/playbook-cards.schema.ts';
export * as 'rich-text' from './rich-text/rich-text.schema.ts';
export * as 'service-hero' from './service-hero/service-hero.schema.ts';
export * as solution from './solution/solution.schema.ts';
export * as statistics from './statistics/statistics.schema.ts';
export * as steps from './steps/steps.schema.ts';
export * as 'story-cards' from './story-cards/story-cards.schema.ts';
export * as 'survey-form' from './survey-form/survey-form.schema.ts';
export * as team from './team/team.schema.ts';
export * as 'technology-logos' from './technology-logos/technology-logos.schema.ts';
export * as testimonial from './testimonial/testimonial.schema.ts';
export * as 'timed-list' from './timed-list/timed-list.schema.ts';
export * as 'why-choose-us' from './why-choose-us/why-choose-us.schema.ts';
