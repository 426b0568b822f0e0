import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const BEFORE = 'window.__reactRouterManifest=';

/** What a visitor can come to without a new document; a test compares it with `domains/site-map`. */
export const isPage = ({ id, path = '' }) =>
  !/^(admin|site\/machine)\//.test(id) && !/^(api|download)\//.test(path);

/**
 * Writes a copy of React Router's list of routes without those of the admin area and of machines, as
 * `assets/site-manifest-<hash>.js`: every public page loads it.
 * @param folder the client's build
 */
export async function writeSiteManifest(folder) {
  const assets = join(folder, 'assets');
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  const text = await readFile(join(assets, name), 'utf8');
  if (!text.startsWith(BEFORE)) throw new Error('React Router writes its manifest in another way.');
  const manifest = JSON.parse(text.slice(BEFORE.length).replace(/;\s*$/, ''));
  const routes = Object.entries(manifest.routes).filter(([, route]) => isPage(route));
  // What is false is left out: to React Router it is the same.
  const site = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) }, (_, value) =>
    value === false ? undefined : value,
  );
  await writeFile(join(assets, `site-${name}`), `${BEFORE}${site};`);
}
