import type { VitalName } from './web-vitals.ts';

/** Limits of one request: bytes, views and vitals. */
export const MAX_POSTED_BYTES = 4 * 1024;
export const MAX_VIEWS = 50;
export const MAX_VITALS = 30;

/** The lowest sampling rate is one visit in 100. */
export const MAX_WEIGHT = 100;

export interface MeasuredView {
  /** such as `/services`, without query; listed once per view */
  path: string;
}

export interface MeasuredVital {
  path: string;
  name: VitalName;
  /** milliseconds; CLS has no unit */
  value: number;
}

/** The measurements of a browser since its last request. They do not identify the visitor. */
export interface MeasurementPost {
  views: MeasuredView[];
  vitals: MeasuredVital[];
  /** number of visits that this one represents; default: 1 */
  weight?: number;
}
