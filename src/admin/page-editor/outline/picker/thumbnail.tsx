import type { ComponentType } from 'react';
import { Assessment, LeadForm, SharedSection, SurveyForm, Unknown } from './forms.tsx';
import { ContactWays, CtaBanner, LinkList, PageIndex, PlaybookCards } from './links.tsx';
import { AuditHero, HeroConfluence, PageHero, PillarsHero, ServiceHero } from './openers.tsx';
import {
  ComparisonTable,
  Figures,
  LogoGrid,
  Statistics,
  StoryCards,
  Team,
  TechnologyLogos,
  Testimonial,
} from './proof.tsx';
import { Challenges, Consultation, Faq, Picture, RichText, Solution } from './text.tsx';
import {
  Capabilities,
  GuidePages,
  Measures,
  Plan,
  Steps,
  TimedList,
  WhyChooseUs,
} from './work.tsx';

/** How each kind of section is laid out, as a drawing. A test compares it with the blocks of the site. */
export const THUMBNAILS: Readonly<Record<string, ComponentType>> = {
  'page-hero': PageHero,
  'service-hero': ServiceHero,
  'hero-confluence': HeroConfluence,
  'pillars-hero': PillarsHero,
  'audit-hero': AuditHero,
  'rich-text': RichText,
  picture: Picture,
  challenges: Challenges,
  solution: Solution,
  consultation: Consultation,
  faq: Faq,
  capabilities: Capabilities,
  steps: Steps,
  plan: Plan,
  'timed-list': TimedList,
  'why-choose-us': WhyChooseUs,
  measures: Measures,
  'guide-pages': GuidePages,
  statistics: Statistics,
  figures: Figures,
  'story-cards': StoryCards,
  testimonial: Testimonial,
  'logo-grid': LogoGrid,
  'technology-logos': TechnologyLogos,
  'comparison-table': ComparisonTable,
  team: Team,
  'link-list': LinkList,
  'page-index': PageIndex,
  'playbook-cards': PlaybookCards,
  'contact-ways': ContactWays,
  'cta-banner': CtaBanner,
  'lead-form': LeadForm,
  'survey-form': SurveyForm,
  assessment: Assessment,
  'shared-section': SharedSection,
};

/** The drawing of a kind of section; a general one for a kind that has none. */
export function Thumbnail({ type }: { type: string }) {
  const Drawing = Object.hasOwn(THUMBNAILS, type) ? THUMBNAILS[type]! : Unknown;
  return (
    <svg className="kind-thumbnail" viewBox="0 0 120 76" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
