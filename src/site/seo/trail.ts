import { trail } from '#src/blocks/fields.ts';
import { type StoredBlock, storedProp } from '#src/domains/content/page.ts';
import { HOME_PATH, INSIGHTS_PATH, STORIES_PATH } from '#src/domains/site-map/paths.ts';
import type { TrailStep } from '#src/domains/seo/structured-data.ts';

/** The steps that pages begin their trail with. */
export const HOME_STEP: TrailStep = { label: 'Home', path: HOME_PATH };
export const INSIGHTS_STEP: TrailStep = { label: 'Insights', path: INSIGHTS_PATH };
export const STORIES_STEP: TrailStep = {
  label: 'Success stories',
  path: STORIES_PATH,
};

/** The pages above its own that a block names, nearest last; undefined for none, and for what its schema would refuse. */
export const trailOfBlock = (block: StoredBlock) =>
  trail.safeParse(storedProp(block, 'trail')).data;
