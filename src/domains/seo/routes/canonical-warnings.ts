import { normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { ownLink } from '#src/domains/site-map/own-link.ts';
import type { OverrideReader } from '../overrides/overrides.server.ts';
import type { OwnMetadataReader } from './own-metadata.ts';

interface CanonicalDeps {
  ownMetadata: Pick<OwnMetadataReader, 'of'>;
  overrides: Pick<OverrideReader, 'all'>;
  /** origin of the site */
  siteUrl: string;
}

interface Edit {
  path: string;
  set: Readonly<Record<string, unknown>>;
}

/**
 * Warnings of canonicals within the site to pages that search engines cannot list, one for each: it is not public, or has
 * noindex. They are kept: the page may be about to be published.
 * @param edits overrides to be; what they set for other pages counts
 */
export async function warnOfCanonicals(
  { ownMetadata, overrides, siteUrl }: CanonicalDeps,
  edits: readonly Edit[],
): Promise<string[]> {
  const origin = new URL(siteUrl).origin;
  const targets = new Set<string>();
  for (const { path, set } of edits) {
    const { canonical } = set;
    const link = typeof canonical === 'string' ? ownLink(canonical.trim(), origin) : undefined;
    if (link && spellingsOf(link.path).every((each) => each !== path)) targets.add(link.path);
  }
  if (targets.size === 0) return [];
  const own = await ownMetadata.of([...targets].flatMap(spellingsOf));
  const set = await overrides.all();
  const edited = new Map(edits.map((edit) => [edit.path, edit.set['noindex']]));
  return [...targets].flatMap((target) => {
    const path = spellingsOf(target).find((each) => own.has(each));
    if (path === undefined)
      return `The canonical ${target} is not public or does not exist. Until it is public, search engines may list neither page.`;
    const override = edited.get(path) === undefined ? set.get(path)?.noindex : edited.get(path);
    return (override ?? own.get(path)?.noindex)
      ? `The canonical ${target} has noindex. Until that is removed, search engines may list neither page.`
      : [];
  });
}

const spellingsOf = (path: string) => [path, normalizePath(path) ?? path];
