import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import {
  type PerformanceMetricEvent,
  filterPageViews,
  type WebVitalEvent,
} from '#src/domains/analytics/events.ts';
import {
  FID_THRESHOLDS,
  rateBy,
  type Rating,
  type VitalName,
} from '#src/domains/analytics/web-vitals.ts';

/** The part of a web-vitals metric that is used. FID has no more. */
interface MetricReport {
  name: VitalName;
  value: number;
  /** change of the value since the last report */
  delta: number;
  id: string;
  rating: Rating;
}

/**
 * Reports web vitals to the data layer and to our own analytics (docs/specification.md, section 7). Call once per document. The
 * data layer gets later changes of a value too, under the same id. Our own analytics get the first report only, since they
 * cannot replace a value (ADR 014).
 */
export function measureVitals({ dataLayer = [], measured }: Window): void {
  const sent = new Set<string>();

  function report({ name, value, delta, id, rating }: MetricReport) {
    dataLayer.push({
      event: 'web_vital',
      name,
      value,
      delta,
      id,
      rating,
    } satisfies WebVitalEvent);
    if (sent.has(id)) return;
    sent.add(id);
    // Without the secret that an address may have.
    const path = filterPageViews(dataLayer)[0]?.page_path ?? location.pathname;
    measured?.vitals.push({ path, name, value });
  }

  onCLS(report);
  onFCP(report);
  onINP(report);
  onTTFB(report);
  onLCP(
    (metric) => {
      // Reports of several entries arrive at once, with the value of the last one.
      queueMicrotask(() => {
        const { id, value, entries } = metric;
        if (sent.has(id)) return;
        report({ ...metric, delta: value });
        const image = entries.at(-1)?.url;
        if (image)
          dataLayer.push({
            event: 'performance_metric',
            name: 'lcp_image',
            value,
            image_source: image,
          } satisfies PerformanceMetricEvent);
      });
    },
    // The value is final after a press. The library waits for the next one if this script came later.
    { reportAllChanges: navigator.userActivation?.hasBeenActive },
  );
  measureFirstInput((value) => {
    const id = `FID-${performance.timeOrigin}`;
    report({ name: 'FID', value, delta: value, id, rating: rateBy(FID_THRESHOLDS, value) });
  });
}

/** Reports FID, which web-vitals no longer measures. Browsers ignore an entry type that they do not support. */
function measureFirstInput(report: (value: number) => void) {
  new PerformanceObserver((list) => {
    const [entry] = list.getEntries() as PerformanceEventTiming[];
    if (entry) report(entry.processingStart - entry.startTime);
  }).observe({ type: 'first-input', buffered: true });
}
