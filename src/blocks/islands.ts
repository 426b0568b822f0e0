import { lazy } from 'react';

/**
 * The few block views that also run in the browser. Each is a file of its own, which only pages with that block load
 * (ADR 009).
 */
export const ISLANDS = {
  'logo-grid': lazy(() =>
    import('./logo-grid/logo-grid.view.tsx').then(({ LogoGrid }) => ({ default: LogoGrid })),
  ),
  'technology-logos': lazy(() =>
    import('./technology-logos/technology-logos.view.tsx').then(({ TechnologyLogos }) => ({
      default: TechnologyLogos,
    })),
  ),
  'lead-form': lazy(() =>
    import('./lead-form/lead-form.view.tsx').then(({ LeadForm }) => ({ default: LeadForm })),
  ),
  'survey-form': lazy(() =>
    import('./survey-form/survey-form.view.tsx').then(({ SurveyForm }) => ({
      default: SurveyForm,
    })),
  ),
} as const;

export type IslandType = keyof typeof ISLANDS;
