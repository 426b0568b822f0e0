/*
 * Inlined into every public document. It sends the page view, and loads the page's module once the page has loaded and the main
 * thread is idle, or at the first touch, key or focus. Until then links, forms and menus are native elements. With Save-Data, only
 * a touch, key or focus loads it.
 */
interface FirstWindow {
  sendPageView(referrer: string): void;
  dataLayer?: object[];
  measured: NonNullable<Window['measured']>;
  load: NonNullable<Window['load']>;
  document: { prerendering?: boolean };
  navigator: { connection?: { saveData?: boolean } };
  requestIdleCallback?: Window['requestIdleCallback'];
}

(() => {
  const w = window as unknown as FirstWindow;
  const dataLayer = (w.dataLayer ||= []);
  // Runs before any tag and denies everything (Consent Mode v2). Tag managers recognize a command by its `arguments` object.
  (function gtag(..._command: unknown[]) {
    // oxlint-disable-next-line prefer-rest-params -- tag managers ignore an array
    dataLayer.push(arguments);
  })('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    wait_for_update: 500,
  });

  // The secrets of domains/site-map/secret-path.ts, and all addresses of the admin.
  const open = (address: string) =>
    address.replace(
      /([?&]token=|\/(?:ai-quotient\/shared|download|preview|admin)\/)[^&#?]*/g,
      '$1',
    );
  const measured: FirstWindow['measured'] = (w.measured = { views: [], vitals: [], weight: 1 });
  const cameFrom = open(document.referrer);
  const lastView = (view?: string) => {
    try {
      const kept = sessionStorage;
      if (view) {
        kept['view'] = view;
        // Attributes a visitor who leaves the first page before site/attribution has loaded.
        kept['landing'] ||= view + ' ' + cameFrom;
      }
      return kept['view'] || '';
    } catch {
      return '';
    }
  };
  // docs/specification.md, section 7. Also called when the filter of a list changes, with the previous address.
  w.sendPageView = (referrer: string) => {
    const path = open(location.pathname);
    const here = open(location.href);
    lastView(here);
    dataLayer.push({
      event: 'page_view',
      page_location: here,
      page_path: path,
      page_title: document.title,
      page_referrer: open(referrer),
      site_environment: location.hostname.includes('.io') ? 'staging' : 'production',
      timestamp: new Date().toISOString(),
    } satisfies DataLayerEvents['page_view']);
    measured.views.push({ path });
  };
  // After Back, document.referrer is the page that first led here, not the page the visitor just left.
  const [entry] = performance.getEntriesByType('navigation');
  const before = (entry?.type === 'back_forward' && lastView()) || cameFrom;
  // Nobody has seen a page that is only prerendered: it sends, stores and loads nothing.
  const onceShown = (run: () => void) =>
    w.document.prerendering ? document.addEventListener('prerenderingchange', run) : run();
  let firstView: ReturnType<typeof setTimeout>;
  onceShown(() => {
    firstView = setTimeout(() => w.sendPageView(before), 100);
  });
  const { start = '', private: isPrivate } = document.currentScript!.dataset;
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    clearTimeout(firstView);
    // It may show what someone else entered. No reload, which would repeat a post.
    if (isPrivate) location.replace(location.pathname + location.search);
    else w.sendPageView(lastView());
  });
  // On the window, so that it runs after the web-vitals listeners on the document, which report final values.
  addEventListener('visibilitychange', () => {
    const isWorth = measured.weight && (measured.views[0] || measured.vitals[0]);
    if (document.visibilityState === 'visible' || !isWorth) return;
    navigator.sendBeacon('/api/vitals', JSON.stringify(measured));
    measured.views = [];
    measured.vitals = [];
  });

  let isAwake = false;
  function wake() {
    if (isAwake) return;
    isAwake = true;
    // If loading fails, the page stays native and the next gesture retries.
    w.load(start).catch(() => {
      isAwake = false;
    });
  }
  for (const gesture of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(gesture, wake, true);
  if (!w.navigator.connection?.saveData) {
    const whenIdle = () =>
      w.requestIdleCallback
        ? w.requestIdleCallback(wake, { timeout: 3000 })
        : setTimeout(wake, 200);
    // It runs while the document is parsed, so the load event is still to come.
    addEventListener('load', () => onceShown(whenIdle), { once: true });
  }
})();
