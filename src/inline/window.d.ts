interface Window {
  /** Sends a page view to the data layer. Set by the first script, so undefined where that did not run. */
  sendPageView?: (referrer: string) => void;
  /** Imports a built file by its address. Set by an inline script; the build makes every `import()` call it. */
  load?: (path: string) => Promise<unknown>;
}
