/** A visitor who submitted a form, for the marketing tracker (docs/specification.md, section 7). */
interface TrackedContact {
  email: string;
  firstname?: string;
  lastname?: string;
  company?: string;
}

type TrackerCall = ['identify', TrackedContact] | ['trackEvent', { id: string; value?: number }];

declare global {
  interface Window {
    /** The tracker's queue. It exists only if the visitor allowed the script. */
    _hsq?: { push(call: TrackerCall): unknown };
  }
}

/**
 * Identifies the visitor and tracks an event, in this order: the tracker sends `identify` only with the next event. Does
 * nothing without the tracker's queue.
 */
export function trackAs(contact: TrackedContact, eventId: string): void {
  window._hsq?.push(['identify', contact]);
  trackEvent(eventId);
}

/** Tracks an event. Does nothing without the tracker's queue. */
export function trackEvent(id: string, value?: number): void {
  window._hsq?.push(['trackEvent', value === undefined ? { id } : { id, value }]);
}
