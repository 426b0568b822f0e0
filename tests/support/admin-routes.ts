import type { RouteConfigEntry } from '@react-router/dev/routes';
import routeConfig from '#src/routes.ts';

export interface AdminRoute {
  id: string;
  file: string;
  path: string;
  entry: RouteConfigEntry;
  ancestors: AdminRoute[];
}

function routesOf(
  entries: readonly RouteConfigEntry[],
  base = '',
  ancestors: AdminRoute[] = [],
): AdminRoute[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${base}/${entry.path.replace(/^\//, '')}` : base;
    const route = { id: entry.id ?? entry.file, file: entry.file, path, entry, ancestors };
    return [route, ...routesOf(entry.children ?? [], path, [...ancestors, route])];
  });
}

/** Every route, with its layout routes. */
export const ROUTES = routesOf(routeConfig);

/** Every route of the admin, with its layout routes. */
export const ADMIN_ROUTES = ROUTES.filter(
  ({ file, path }) => file.startsWith('admin/') || path.startsWith('/admin'),
);

/** The route modules of the admin, relative to `src`. */
export const routeFiles = (): string[] => [...new Set(ADMIN_ROUTES.map(({ file }) => file))];
