/* Every import of a built file (scripts/vite/route-imports.ts). The first failure loads the code that replaces it (ADR 080). */
(() => {
  const again = document.currentScript!.dataset['again']!;
  let failures = 0;
  window.load ||= (path) =>
    import(path).catch(() => import(again + '?' + ++failures).then(() => window.load!(path)));
})();
