interface Window {
  /** Sends a page view to the data layer; made by the wake-up script, so absent where that did not run. */
  sendPageView?: (referrer: string) => void;
}
