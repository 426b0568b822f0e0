import type { ServerBuild } from 'react-router';
import type { AdminRoute } from './admin-routes.ts';

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

const MODULES = import.meta.glob<RouteModule>(['/src/{admin,site}/**/*.{ts,tsx}']);

/** The real route module of a file, relative to `src`. */
export async function moduleOf(file: string): Promise<RouteModule> {
  const module = await MODULES[`/src/${file}`]?.();
  if (!module) throw new Error(`${file} is a route outside src/admin and src/site`);
  return module;
}

/**
 * The real route modules as a build of the router. Documents are not rendered: the response is the loader and action data as
 * JSON.
 */
export async function buildServer(routes: readonly AdminRoute[]): Promise<ServerBuild> {
  const manifest: ServerBuild['routes'] = {};
  for (const { id, file, entry, ancestors } of routes) {
    const module = await moduleOf(file);
    const parentId = ancestors.at(-1)?.id;
    manifest[id] = {
      id,
      module,
      ...(parentId !== undefined && { parentId }),
      ...(entry.path !== undefined && { path: entry.path }),
      ...(entry.index && { index: true }),
    };
  }
  return {
    entry: {
      module: {
        default: (_request, status, headers, { staticHandlerContext }) =>
          Response.json(
            { ...staticHandlerContext.loaderData, ...staticHandlerContext.actionData },
            { status, headers },
          ),
        handleError: () => undefined,
      },
    },
    routes: manifest,
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}
