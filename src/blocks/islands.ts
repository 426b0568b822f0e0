import { lazy } from 'react';
import type { AnyView } from '#src/ui/static-markup/island-views.ts';
import { loadWithRetry } from './load-with-retry.ts';

/**
 * The block views that also run in the browser. Each is a separate chunk, loaded only by pages with that block (ADR 009).
 */
const LOADS = {
  'logo-grid': () => import('./logo-grid/logo-grid.view.tsx').then((view) => view.LogoGrid),
  'technology-logos': () =>
    import('./technology-logos/technology-logos.view.tsx').then((view) => view.TechnologyLogos),
  'lead-form': () => import('./lead-form/lead-form.view.tsx').then((view) => view.LeadForm),
  'survey-form': () => import('./survey-form/survey-form.view.tsx').then((view) => view.SurveyForm),
  assessment: () => import('./assessment/assessment.view.tsx').then((view) => view.AssessmentBlock),
} as const satisfies Record<string, () => Promise<AnyView>>;

export type IslandType = keyof typeof LOADS;

const loadView = (type: IslandType) => loadWithRetry<AnyView>(LOADS[type]);

const island = (type: IslandType): AnyView =>
  lazy(() => loadView(type).then((view) => ({ default: view })));

/** The views as lazy components. */
export const ISLANDS: Readonly<Record<IslandType, AnyView>> = {
  'logo-grid': island('logo-grid'),
  'technology-logos': island('technology-logos'),
  'lead-form': island('lead-form'),
  'survey-form': island('survey-form'),
  assessment: island('assessment'),
};

/** Loads the views of these types. */
export async function loadIslands(
  types: readonly IslandType[],
): Promise<ReadonlyMap<string, AnyView>> {
  const views = await Promise.all(types.map(loadView));
  return new Map(types.map((type, index) => [type, views[index]!]));
}
