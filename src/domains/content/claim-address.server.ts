import {
  addressKey,
  RefusedAddressError,
  validatePagePath,
  validatePostSlug,
  findAddressConflict,
} from '#src/domains/site-map/content-address.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import { lockKey } from '#src/platform/db/advisory-locks.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Page } from './page.ts';
import { listPublishedPaths } from './page-repository.server.ts';
import { findPublishedSlugsIgnoringCase } from './post-repository.server.ts';

/** Pages of `content/pages`. Their addresses count as taken whether or not a revision is published. */
export type DefaultPages = readonly Pick<Page, 'path'>[];

/**
 * Checks that a page may be published at a path, and locks the address, so that a second writer waits for the first to commit.
 * @param tx the transaction that publishes; the lock ends with it
 * @throws RefusedAddressError if the path is malformed, reserved, or taken by a published post or by a page whose path differs
 *   only in case
 */
export async function claimPageAddress(tx: Db, path: string, defaults: DefaultPages) {
  throwIfRefused(validatePagePath(path));
  const { pages, posts } = await lockAddress(tx, path, defaults);
  throwIfRefused(
    findAddressConflict(path, exclude(path, pages), 'page') ??
      findAddressConflict(path, posts, 'post'),
  );
}

/**
 * Checks that a post, draft or not, may have a slug, and locks its address.
 * @throws RefusedAddressError if the slug is malformed or reserved, or its path is taken by a page or by a post whose slug
 *   differs only in case
 */
export async function claimPostAddress(tx: Db, slug: string, defaults: DefaultPages) {
  throwIfRefused(validatePostSlug(slug));
  const path = postPath(slug);
  const { pages, posts } = await lockAddress(tx, path, defaults);
  throwIfRefused(
    findAddressConflict(path, pages, 'page') ??
      findAddressConflict(path, exclude(path, posts), 'post'),
  );
}

async function lockAddress(tx: Db, path: string, defaults: DefaultPages) {
  await tx.execute(lockKey(`address ${addressKey(path)}`));
  const published = await listPublishedPaths(tx);
  const slugs = await findPublishedSlugsIgnoringCase(tx, path.slice(path.lastIndexOf('/') + 1));
  const pages = [...defaults.map((page) => page.path), ...published];
  return { pages, posts: slugs.map(postPath) };
}

const exclude = (path: string, paths: readonly string[]) => paths.filter((each) => each !== path);

function throwIfRefused(refusal: ConstructorParameters<typeof RefusedAddressError>[0] | undefined) {
  if (refusal) throw new RefusedAddressError(refusal);
}
