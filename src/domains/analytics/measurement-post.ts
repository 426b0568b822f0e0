import type { VitalName } from './web-vitals.ts';

/** Where browsers send what they measured, as JSON, each time a page is hidden. */
export const MEASURING_ADDRESS = '/api/vitals';

/** Bytes of a post, and how much of each kind may stand in it. */
export const MAX_POSTED_BYTES = 4 * 1024;
export const MAX_VIEWS = 50;
export const MAX_VITALS = 30;

/** At most one visit in so many is measured. */
export const MAX_WEIGHT = 100;

export interface MeasuredView {
  /** `/services`; without query, and the same again for every further view */
  path: string;
}

export interface MeasuredVital {
  path: string;
  name: VitalName;
  /** milliseconds; CLS has no unit */
  value: number;
}

/** What a browser saw since it last sent. Nothing in it tells who it is. */
export interface MeasurementPost {
  views: MeasuredView[];
  vitals: MeasuredVital[];
  /** the visit is one of so many, of which the others were not measured; 1 when left out */
  weight?: number;
}
