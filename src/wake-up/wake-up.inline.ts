/*
 * Inlined into every public page. It defers hydration until the page has loaded and the main thread is idle, or until the first
 * touch, key or focus. Until then links, forms and menus are native elements. With Save-Data, only a touch, key or focus starts
 * hydration.
 */
interface Held {
  context: object;
  /** the loader data, as React Router encodes it */
  stream: string;
  entry: string;
  /** ids of the active routes */
  routes: string[];
  /** addresses of the manifest, and of the module of each active route */
  modules: string[];
  preload: string[];
  /** address of load-again.inline.ts */
  again: string;
}

interface HeldWindow {
  sendPageView(referrer: string): void;
  dataLayer?: object[];
  measured: NonNullable<Window['measured']>;
  load?: NonNullable<Window['load']>;
  navigator: { connection?: { saveData?: boolean } };
  requestIdleCallback?: Window['requestIdleCallback'];
  __reactRouterContext?: object;
  __reactRouterRouteModules?: object;
}

(() => {
  const w = window as unknown as HeldWindow;
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
  const isAdmin = /^\/admin\b/.test(location.pathname);
  const measured: HeldWindow['measured'] = (w.measured = { views: [], vitals: [], weight: 1 });
  const cameFrom = open(document.referrer);
  const lastView = (view?: string): string => {
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
  // docs/specification.md, section 7. Also called after client navigations, with the previous address.
  w.sendPageView = (referrer: string) => {
    if (isAdmin) return;
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
  setTimeout(() => w.sendPageView(before), 100);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) w.sendPageView(lastView());
  });
  // On the window, so that it runs after the web-vitals listeners on the document, which report final values.
  addEventListener('visibilitychange', () => {
    const isWorth = measured.weight && (measured.views[0] || measured.vitals[0]);
    if (document.visibilityState === 'visible' || !isWorth) return;
    navigator.sendBeacon('/api/vitals', JSON.stringify(measured));
    measured.views = [];
    measured.vitals = [];
  });

  let awake = false;
  let failures = 0;
  function wake() {
    if (awake) return;
    awake = true;
    const held: Held = JSON.parse(document.getElementById('held')!.textContent);
    for (const href of held.preload) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      link.fetchPriority = 'low';
      document.head.append(link);
    }
    w.__reactRouterContext = { ...held.context, stream: new Blob([held.stream]).stream() };
    // Every import of a built file (scripts/vite/route-imports.ts). The first failure loads the code that replaces it.
    w.load ||= (path) =>
      import(path).catch(() => import(held.again + '?' + ++failures).then(() => w.load!(path)));
    Promise.all(held.modules.map((path) => w.load!(path)))
      .then(([, ...modules]) => {
        w.__reactRouterRouteModules = Object.fromEntries(
          held.routes.map((id, index) => [id, modules[index]]),
        );
        return w.load!(held.entry);
      })
      // If loading fails, the page stays native and the next gesture retries.
      .catch(() => {
        awake = false;
      });
  }
  for (const gesture of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(gesture, wake, true);
  if (!w.navigator.connection?.saveData) {
    const whenIdle = () =>
      w.requestIdleCallback
        ? w.requestIdleCallback(wake, { timeout: 3000 })
        : setTimeout(wake, 200);
    // Nobody reads an admin page without using it.
    if (isAdmin) wake();
    // It runs while the document is parsed, so the load event is still to come.
    else addEventListener('load', whenIdle, { once: true });
  }
})();
