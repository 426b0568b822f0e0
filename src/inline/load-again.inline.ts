/*
 * Replaces `window.load` once a file could not be loaded (ADR 080). Until July 2026 the HTML standard let a browser remember a
 * failed import, also of what a file imports: Chromium up to 155, Firefox up to 153 and Safari up to 27 never ask for such an
 * address again. So the files that fail twice are imported from another path, which the server fills in
 * (platform/http/client-files.server.ts). What has been loaded stays where it is: a second React would break the page.
 */
(() => {
  const w = window as Window & { isLoadingAgain?: true };
  if (w.isLoadingAgain) return;
  w.isLoadingAgain = true;

  const ASSETS = '/assets/';
  const STATIC_IMPORT = /(?:from|import) ?["']\.\/([^"']+)["']/g;
  /** Where files are imported from. Each file that was imported from here before is the same module here. */
  let folder = ASSETS;
  let attempts = 0;
  /** One after the other, so that two imports do not get two copies of what both lack. */
  let waiting: Promise<unknown> = Promise.resolve();

  const load = (path: string): Promise<unknown> => import(path.replace(ASSETS, folder));

  /** A new folder in which these files stand. The server knows them by the hashes in their names. */
  const folderOf = (lost: Iterable<string>) =>
    `${folder}~${[(attempts += 1), ...[...lost].map((path) => path.slice(-11, -3))].join('.')}/`;

  /** Imports a file from the same address again; collects those that still fail, of it and of what it imports. */
  async function collectLost(path: string, lost: Set<string>): Promise<unknown> {
    try {
      return await load(path);
    } catch {
      lost.add(path);
      const response = await fetch(path.replace(ASSETS, folderOf([path])));
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      for (const [, name] of (await response.text()).matchAll(STATIC_IMPORT))
        if (!lost.has(ASSETS + name)) await collectLost(ASSETS + name, lost);
      return undefined;
    }
  }

  async function loadAgain(path: string): Promise<unknown> {
    const lost = new Set<string>();
    const module = await collectLost(path, lost);
    if (module) return module;
    const other = folderOf(lost);
    const found: unknown = await import(path.replace(ASSETS, other));
    folder = other;
    return found;
  }

  w.load = (path) =>
    load(path).catch(() => {
      const found = waiting.then(() => loadAgain(path));
      waiting = found.catch(() => undefined);
      return found;
    });
})();
