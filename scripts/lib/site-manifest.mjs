import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PREFIX = 'window.__reactRouterManifest=';

/** Whether a route is reachable by client navigation; a test compares this with `domains/site-map`. */
export const isPage = ({ id, path = '' }) =>
  !/^(admin|site\/machine-readable)\//.test(id) && !/^(api|download|preview)\//.test(path);

/**
 * Writes a copy of React Router's route manifest without admin and machine-readable routes, as
 * `assets/site-manifest-<hash>.js`, which every public page loads.
 * @param folder of the client build
 */
export async function writeSiteManifest(folder) {
  const assets = join(folder, 'assets');
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  const text = await readFile(join(assets, name), 'utf8');
  if (!text.startsWith(PREFIX))
    throw new Error("The format of React Router's manifest has changed.");
  const manifest = JSON.parse(text.slice(PREFIX.length).replace(/;\s*$/, ''));
  const routes = Object.entries(manifest.routes).filter(([, route]) => isPage(route));
  // Omit false values, which React Router treats like missing ones.
  const site = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) }, (_, value) =>
    value === false ? undefined : value,
  );
  await writeFile(join(assets, `site-${name}`), `${PREFIX}${site};`);
}
