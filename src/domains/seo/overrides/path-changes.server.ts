import { and, desc, eq, gte } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { RouteOverride } from './override.ts';
import { overrideChangeRoutes, overrideChanges } from './overrides-tables.server.ts';

/** What a change did to the override of one route; null for none. */
export interface PathChange {
  at: Date;
  byName: string;
  /** such as 'Edited' or 'Imported from routes.csv' */
  label: string;
  before: RouteOverride | null;
  after: RouteOverride | null;
}

/** The changes of one route since a moment, newest first. Unlike a change as a whole, they are small. */
export const listPathChanges = (
  db: Db,
  path: string,
  { since, limit }: { since: Date; limit: number },
): Promise<PathChange[]> =>
  db
    .select({
      at: overrideChanges.at,
      byName: overrideChanges.byName,
      label: overrideChanges.label,
      before: overrideChangeRoutes.before,
      after: overrideChangeRoutes.after,
    })
    .from(overrideChangeRoutes)
    .innerJoin(overrideChanges, eq(overrideChanges.id, overrideChangeRoutes.changeId))
    .where(and(eq(overrideChangeRoutes.path, path), gte(overrideChanges.at, since)))
    .orderBy(desc(overrideChanges.at))
    .limit(limit);
