import {
  cleanQuery,
  MIN_QUERY_LENGTH,
  type PaletteResults,
} from '#src/admin/palette/palette-item.ts';
import type { PaletteSource } from '#src/admin/palette/palette-source.ts';
import type { SignedInUser } from '#src/platform/auth/auth.ts';
import { may } from '#src/platform/auth/policy.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';

/** Asks every source that the user's role may search. One that fails leaves the others' results. */
export async function searchSources(
  sources: readonly PaletteSource[],
  typed: string,
  user: SignedInUser,
  log: Logger,
): Promise<PaletteResults> {
  const q = cleanQuery(typed);
  if (q.length < MIN_QUERY_LENGTH) return { groups: [], isPartial: false };
  const allowed = sources.filter(({ permission }) => may(user.role, permission));
  const groups = await Promise.all(
    allowed.map(async (source) => {
      try {
        return { label: source.label, items: await source.search(q, user) };
      } catch (error) {
        // Not the text, which may be a person's name.
        log.error({ err: error, source: source.label }, 'a source of the command palette failed');
        return undefined;
      }
    }),
  );
  return {
    groups: groups.filter(
      (group) => group !== undefined && group.items.length > 0,
    ) as PaletteResults['groups'],
    isPartial: groups.includes(undefined),
  };
}
