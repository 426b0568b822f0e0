/** What the marketing-automation tracker knows of a visitor who told us (spec section 7, Tracking). */
export interface TrackedContact {
  email: string;
  firstname?: string;
  lastname?: string;
  company?: string;
}

type TrackerCall = ['identify', TrackedContact] | ['trackEvent', { id: string; value?: number }];

declare global {
  interface Window {
    /** The tracker's queue. Only there once its script was allowed to load. */
    _hsq?: { push(call: TrackerCall): unknown };
  }
}

/**
 * Tells the tracker who the visitor is and then what happened. In this order: `identify` only travels with the
 * next event. Does nothing without the tracker's queue.
 */
export function trackAs(contact: TrackedContact, eventId: string): void {
  window._hsq?.push(['identify', contact]);
  trackEvent(eventId);
}

/** Tells the tracker what happened. Does nothing without the tracker's queue. */
export function trackEvent(id: string, value?: number): void {
  window._hsq?.push(['trackEvent', value === undefined ? { id } : { id, value }]);
}
