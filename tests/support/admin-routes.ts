import type { RouteConfigEntry } from '@react-router/dev/routes';
import routeConfig from '#src/routes.ts';

export interface AdminRoute {
  id: string;
  file: string;
  path: string;
  entry: RouteConfigEntry;
  ancestors: AdminRoute[];
}

function adminRoutes(
  entries: readonly RouteConfigEntry[],
  base = '',
  ancestors: AdminRoute[] = [],
): AdminRoute[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${base}/${entry.path.replace(/^\//, '')}` : base;
    const route = { id: entry.id ?? entry.file, file: entry.file, path, entry, ancestors };
    const below = adminRoutes(entry.children ?? [], path, [...ancestors, route]);
    const isAdmin = entry.file.startsWith('admin/') || path.startsWith('/admin');
    return isAdmin || below.length > 0 ? [route, ...below] : [];
  });
}

/** Every route of the admin, with its layout routes. */
export const ADMIN_ROUTES = adminRoutes(routeConfig);

/** The route modules of the admin, relative to `src`. */
export const routeFiles = (): string[] => [...new Set(ADMIN_ROUTES.map(({ file }) => file))];
