import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import {
  type PerformanceMetricEvent,
  filterPageViews,
  type WebVitalEvent,
} from '#src/domains/analytics/events.ts';
import { rate, type VitalName } from '#src/domains/analytics/web-vitals.ts';

/** A view is sent some time after its page was opened (spec section 7). */
const VIEW_DELAY_MS = 200;

/** As much of a metric as is used; FID has no more. */
interface Measured {
  name: VitalName;
  value: number;
  /** by how much the value has changed since it was last told */
  delta: number;
  id: string;
  entries: readonly PerformanceEntry[];
  navigationType?: string;
}

/**
 * Measures how fast and how steady the document is, for the data layer and for ourselves (spec section 7). To be called
 * once per document. What has changed when a tab is hidden again is told to the data layer again, under the same id; our own
 * server, which could not take the first value back, learns that one alone (ADR 014).
 */
export function measureVitals({ dataLayer = [], measured }: Window): void {
  const sent = new Set<string>();

  /** The page that was shown at a moment: a client navigation changes it within one document. */
  function pathAt(time: number): string {
    const views = filterPageViews(dataLayer);
    const moment = performance.timeOrigin + time + VIEW_DELAY_MS;
    const view = views.findLast(({ timestamp }) => Date.parse(timestamp) <= moment) ?? views[0];
    return view?.page_path ?? location.pathname;
  }

  function tell({ name, value, delta, id, entries, navigationType }: Measured): void {
    dataLayer.push({
      event: 'web_vital',
      name,
      value,
      delta,
      id,
      rating: rate(name, value),
    } satisfies WebVitalEvent);
    if (sent.has(id)) return;
    sent.add(id);
    // Loading belongs to the first page of a document, or to the one that the browser had kept, the rest to where it happened.
    const isOfLoading = name === 'LCP' || name === 'FCP' || name === 'TTFB';
    const shown = navigationType === 'back-forward-cache' ? performance.now() : 0;
    const time = isOfLoading ? shown : (entries.at(-1)?.startTime ?? 0);
    measured?.vitals.push({ path: pathAt(time), name, value });
  }

  onCLS(tell);
  onFCP(tell);
  onINP(tell);
  onTTFB(tell);
  onLCP((metric) => {
    tell(metric);
    const image = metric.entries.at(-1)?.url;
    if (image)
      dataLayer.push({
        event: 'performance_metric',
        name: 'lcp_image',
        value: metric.value,
        image_source: image,
      } satisfies PerformanceMetricEvent);
  });
  measureFirstInput((value, entry) => {
    const id = `FID-${performance.timeOrigin}`;
    tell({ name: 'FID', value, delta: value, id, entries: [entry] });
  });
}

/** FID, which current libraries have left out. Where a browser does not know it, nothing is told. */
function measureFirstInput(tell: (value: number, entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  new PerformanceObserver((list) => {
    const [entry] = list.getEntries() as PerformanceEventTiming[];
    if (entry) tell(entry.processingStart - entry.startTime, entry);
  }).observe({ type: 'first-input', buffered: true });
}
