import type { TrailStep } from '#src/domains/seo/structured-data.ts';

/** The steps that pages begin their trail with. */
export const HOME_STEP: TrailStep = { label: 'Home', path: '/' };
export const INSIGHTS_STEP: TrailStep = { label: 'Insights', path: '/insights' };
export const STORIES_STEP: TrailStep = {
  label: 'Success stories',
  path: '/insights/success-stories',
};
