/*
 * Printed into every public page. Until it wakes the application, the page is plain HTML: links, forms and menus
 * are native elements. It wakes once the page has loaded and the main thread is idle, or at the first touch,
 * key or focus; a visitor who asks to save data is only woken by those.
 */
interface Held {
  context: object;
  /** the loader data, as React Router encodes it */
  stream: string;
  manifest: string;
  entry: string;
  /** id and module address of each active route */
  routes: [id: string, module: string][];
  preload: string[];
}

interface HeldWindow {
  sendPageView(referrer: string): void;
  dataLayer?: object[];
  navigator: { connection?: { saveData?: boolean } };
  requestIdleCallback?: Window['requestIdleCallback'];
  __reactRouterContext?: object;
  __reactRouterRouteModules?: object;
}

(() => {
  const w = window as unknown as HeldWindow;
  // Spec section 7. Also called after client navigations, with the address the visitor came from.
  w.sendPageView = (referrer: string) => {
    (w.dataLayer ||= []).push({
      event: 'page_view',
      // The links of our mails carry a secret.
      page_location: location.href.replace(/([?&])token=[^&#]*/, '$1'),
      page_path: location.pathname,
      page_title: document.title,
      page_referrer: referrer,
      site_environment: location.hostname.includes('.io') ? 'staging' : 'production',
      timestamp: new Date().toISOString(),
    });
  };
  setTimeout(() => w.sendPageView(document.referrer), 100);

  const gestures = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
  let awake = false;
  function wake() {
    if (awake) return;
    awake = true;
    for (const gesture of gestures) removeEventListener(gesture, wake, true);
    const held: Held = JSON.parse(document.getElementById('held')!.textContent);
    for (const href of held.preload) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      link.fetchPriority = 'low';
      document.head.append(link);
    }
    w.__reactRouterContext = { ...held.context, stream: new Blob([held.stream]).stream() };
    Promise.all([import(held.manifest), ...held.routes.map(([, module]) => import(module))])
      .then(([, ...modules]) => {
        w.__reactRouterRouteModules = Object.fromEntries(
          held.routes.map(([id], index) => [id, modules[index]]),
        );
        return import(held.entry);
      })
      // A failed download leaves the native page; the next gesture tries again.
      .catch(() => {
        awake = false;
        listen();
      });
  }
  function listen() {
    for (const gesture of gestures)
      addEventListener(gesture, wake, { capture: true, passive: true });
  }
  listen();
  if (!w.navigator.connection?.saveData) {
    const whenIdle = () =>
      w.requestIdleCallback
        ? w.requestIdleCallback(wake, { timeout: 3000 })
        : setTimeout(wake, 200);
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
  }
})();
