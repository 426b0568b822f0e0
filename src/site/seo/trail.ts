import { trail } from '#src/blocks/fields.ts';
import { type StoredBlock, storedProp } from '#src/domains/content/pages/page.ts';
import { HOME_PATH, INSIGHTS_PATH, STORIES_PATH } from '#src/domains/site-map/paths.ts';
import type { TrailStep } from '#src/domains/seo/structured-data.ts';

/** The first steps of breadcrumbs. */
export const HOME_STEP: TrailStep = { label: 'Home', path: HOME_PATH };
export const INSIGHTS_STEP: TrailStep = { label: 'Insights', path: INSIGHTS_PATH };
export const STORIES_STEP: TrailStep = {
  label: 'Success stories',
  path: STORIES_PATH,
};

/** The breadcrumbs of a block, without the page itself; undefined if there are none or they are invalid. */
export const trailOfBlock = (block: StoredBlock) =>
  trail.safeParse(storedProp(block, 'trail')).data;
