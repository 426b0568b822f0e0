interface Window {
  /** Sends a page view to the data layer. Set by the wake-up script, so undefined where that did not run. */
  sendPageView?: (referrer: string) => void;
}
