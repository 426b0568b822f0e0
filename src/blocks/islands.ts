import { lazy } from 'react';
import type { AnyView } from '#src/ui/static-markup/island-views.ts';
import { untilLoaded } from './until-loaded.ts';

const island = <View extends AnyView>(load: () => Promise<View>) =>
  lazy(() => untilLoaded(load).then((view) => ({ default: view })));

/**
 * The few block views that also run in the browser. Each is a file of its own, which only pages with that block load
 * (ADR 009).
 */
export const ISLANDS = {
  'logo-grid': island(() =>
    import('./logo-grid/logo-grid.view.tsx').then(({ LogoGrid }) => LogoGrid),
  ),
  'technology-logos': island(() =>
    import('./technology-logos/technology-logos.view.tsx').then(
      ({ TechnologyLogos }) => TechnologyLogos,
    ),
  ),
  'lead-form': island(() =>
    import('./lead-form/lead-form.view.tsx').then(({ LeadForm }) => LeadForm),
  ),
  'survey-form': island(() =>
    import('./survey-form/survey-form.view.tsx').then(({ SurveyForm }) => SurveyForm),
  ),
  assessment: island(() =>
    import('./assessment/assessment.view.tsx').then(({ AssessmentBlock }) => AssessmentBlock),
  ),
} as const;

export type IslandType = keyof typeof ISLANDS;
