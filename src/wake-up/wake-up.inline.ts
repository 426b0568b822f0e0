/*
 * Printed into every public page. Until it wakes the application, the page is plain HTML: links, forms and menus
 * are native elements. It wakes once the page has loaded and the main thread is idle, or at the first touch,
 * key or focus; a visitor who asks to save data is only woken by those.
 */
(() => {
  const w = window as any;
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
  setTimeout(w.sendPageView, 100, document.referrer);

  const gestures = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
  let awake = false;
  function wake() {
    if (awake) return;
    awake = true;
    for (const gesture of gestures) removeEventListener(gesture, wake, true);
    const held = JSON.parse(document.getElementById('held')!.textContent!);
    for (const href of held.preload) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      link.fetchPriority = 'low';
      document.head.append(link);
    }
    w.__reactRouterContext = held.context;
    w.__reactRouterContext.stream = new Blob([held.stream]).stream();
    Promise.all([import(held.manifest), ...held.routes.map((route: string[]) => import(route[1]!))])
      .then(([, ...modules]) => {
        w.__reactRouterRouteModules = Object.fromEntries(
          held.routes.map((route: string[], index: number) => [route[0], modules[index]]),
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
    for (const gesture of gestures) addEventListener(gesture, wake, { capture: true, passive: true });
  }
  listen();
  const connection = (navigator as any).connection;
  if (!(connection && connection.saveData)) {
    const whenIdle = () => (w.requestIdleCallback || setTimeout)(wake, { timeout: 3000 });
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
  }
})();
