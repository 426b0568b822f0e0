import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PREFIX = 'window.__reactRouterManifest=';

/** Whether a route is reachable by client navigation; a test compares this with `domains/site-map`. */
export const isPage = ({ id, path = '' }) =>
  !/^(admin|site\/machine-readable)\//.test(id) && !/^(api|download|preview)\//.test(path);

/** The routes of public pages and of the layouts around them, by id. */
export function selectPageRoutes(routes) {
  const layouts = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const selected = new Set();
  for (const route of Object.values(routes)) {
    if (layouts.has(route.id) || !isPage(route)) continue;
    for (let { id } = route; id; id = routes[id].parentId) selected.add(id);
  }
  return Object.fromEntries(Object.entries(routes).filter(([id]) => selected.has(id)));
}

/**
 * Writes a copy of React Router's route manifest without admin and machine-readable routes, as
 * `assets/site-manifest-<hash>.js`, which every public page loads. What React Router treats like a missing value, and the
 * files that every page has loaded, are left out.
 * @param folder of the client build
 */
export async function writeSiteManifest(folder) {
  const assets = join(folder, 'assets');
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  const text = await readFile(join(assets, name), 'utf8');
  if (!text.startsWith(PREFIX))
    throw new Error("The format of React Router's manifest has changed.");
  const manifest = JSON.parse(text.slice(PREFIX.length).replace(/;\s*$/, ''));
  const site = { ...manifest, routes: selectPageRoutes(manifest.routes) };
  const loaded = new Set(manifest.entry.imports);
  for (const route of Object.values(site.routes))
    route.imports = route.imports.filter((file) => !loaded.has(file));
  await writeFile(join(assets, `site-${name}`), `${PREFIX}${JSON.stringify(site, omitEmpty)};`);
}

const omitEmpty = (key, value) =>
  value === false || (key === 'css' && value.length === 0) ? undefined : value;
