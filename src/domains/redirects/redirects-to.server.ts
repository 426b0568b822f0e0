import { and, desc, eq, gte } from 'drizzle-orm';
import { normalizePath } from '#src/domains/site-map/normalize-path.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { redirects } from './redirects-tables.server.ts';

/** A redirect that leads to a page. */
export interface RedirectTo {
  from: string;
  createdAt: Date;
  /** null if a page that moved created it */
  createdByName: string | null;
}

/** The redirects to a path of this site that were created since a moment, newest first. */
export async function listRedirectsTo(
  db: Db,
  path: string,
  { since, limit }: { since: Date; limit: number },
): Promise<RedirectTo[]> {
  const target = normalizePath(path);
  if (target === undefined) return [];
  return db
    .select({
      from: redirects.fromPath,
      createdAt: redirects.createdAt,
      createdByName: redirects.createdByName,
    })
    .from(redirects)
    .where(and(eq(redirects.targetPath, target), gte(redirects.createdAt, since)))
    .orderBy(desc(redirects.createdAt))
    .limit(limit);
}
