import type { MeasurementPost } from './measurement-post.ts';
import type { Rating, VitalName } from './web-vitals.ts';

/** A page view (docs/specification.md, section 7). Secrets of emailed and shared links are removed from the URLs. */
export interface PageViewEvent {
  event: 'page_view';
  page_location: string;
  page_path: string;
  page_title: string;
  /** the previous URL, of this site or another one */
  page_referrer: string;
  /** 'staging' if the host name contains '.io' (docs/specification.md, section 7) */
  site_environment: 'staging' | 'production';
  /** ISO 8601 */
  timestamp: string;
}

/** The largest contentful paint was an image. */
export interface PerformanceMetricEvent {
  event: 'performance_metric';
  name: 'lcp_image';
  /** milliseconds */
  value: number;
  image_source: string;
}

/** CLS and INP are reported again under the same id when they change: use the last value, or the sum of the deltas. */
export interface WebVitalEvent {
  event: 'web_vital';
  name: VitalName;
  /** milliseconds; CLS has no unit */
  value: number;
  /** difference to the last reported value of this id; the value itself the first time */
  delta: number;
  /** identifies one vital in one document */
  id: string;
  rating: Rating;
}

/** A visitor's consent, in the format of Google's Consent Mode v2. */
export type ConsentState = Record<
  'ad_storage' | 'ad_user_data' | 'ad_personalization' | 'analytics_storage',
  'granted' | 'denied'
>;

declare global {
  /** Global, because the first script cannot import modules. */
  interface DataLayerEvents {
    page_view: PageViewEvent;
  }

  interface Window {
    /** The tag manager's queue: our events, and the `arguments` of its own commands. Created by the first script. */
    dataLayer?: object[];
    /**
     * The measurements that are sent when the visitor leaves the page. Created by the first script. Its weight is 0 if this
     * visit is not sampled.
     */
    measured?: Required<MeasurementPost>;
  }
}

/** The page views in the data layer, in order. */
export const filterPageViews = (dataLayer: readonly object[]): PageViewEvent[] =>
  dataLayer.filter(
    (entry): entry is PageViewEvent => (entry as PageViewEvent).event === 'page_view',
  );
