import type { MeasurementPost } from './measurement-post.ts';
import type { Rating, VitalName } from './web-vitals.ts';

/** A page was opened (spec section 7). Secrets of mailed and shared links are cut out of the addresses. */
export interface PageViewEvent {
  event: 'page_view';
  page_location: string;
  page_path: string;
  page_title: string;
  /** the address before this one: of ours, or of another site */
  page_referrer: string;
  /** 'staging' when the host name contains '.io' (spec section 7) */
  site_environment: 'staging' | 'production';
  /** ISO 8601 */
  timestamp: string;
}

/** The largest element of the first screen was a picture. */
export interface PerformanceMetricEvent {
  event: 'performance_metric';
  name: 'lcp_image';
  /** milliseconds */
  value: number;
  image_source: string;
}

/** CLS and INP come again, under the same id, when they have changed: the last value counts, or the sum of what is added. */
export interface WebVitalEvent {
  event: 'web_vital';
  name: VitalName;
  /** milliseconds; of CLS, no unit */
  value: number;
  /** what the value adds to the one told before under this id; all of it the first time */
  delta: number;
  /** of one vital in one document, and of nothing that lasts longer */
  id: string;
  rating: Rating;
}

export type AnalyticsEvent = PageViewEvent | PerformanceMetricEvent | WebVitalEvent;

/** What a visitor allows, in the terms of Consent Mode v2. */
export type ConsentState = Record<
  'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage',
  'granted' | 'denied'
>;

declare global {
  /** For the wake-up script, which can import nothing. */
  interface DataLayerEvents {
    page_view: PageViewEvent;
  }

  interface Window {
    /** The tag manager's queue: our events, and the `arguments` of its own commands. Made by the wake-up script. */
    dataLayer?: object[];
    /** What goes to our own server when the page is left. Made by the wake-up script. */
    /** Its weight is 0 where this visit is none of those that are measured. */
    measured?: Required<MeasurementPost>;
  }
}

/** The page views in the data layer, in their order. */
export const viewsIn = (dataLayer: readonly object[]): PageViewEvent[] =>
  dataLayer.filter(
    (entry): entry is PageViewEvent => (entry as PageViewEvent).event === 'page_view',
  );
