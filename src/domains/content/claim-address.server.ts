import {
  addressKey,
  RefusedAddressError,
  refusePagePath,
  refusePostSlug,
  refuseTaken,
} from '#src/domains/site-map/content-address.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import { lockKey } from '#src/platform/db/advisory-locks.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Page } from './page.ts';
import { listPublishedPaths } from './page-repository.server.ts';
import { findPublishedSpellings } from './post-repository.server.ts';

/** Pages of `content/pages`, whose addresses are taken whether or not a revision of them is published. */
export type DefaultPages = readonly Pick<Page, 'path'>[];

/**
 * Makes sure that a page may be published at a path. Of two writers of one address the second waits for the first to commit.
 * @param tx a transaction: the claim ends with it
 * @throws RefusedAddressError when the path is malformed, reserved, or taken by a published post or, in another case, by a page
 */
export async function claimPageAddress(tx: Db, path: string, defaults: DefaultPages) {
  refuseWhen(refusePagePath(path));
  const { pages, posts } = await lockAddress(tx, path, defaults);
  refuseWhen(refuseTaken(path, without(path, pages), 'page') ?? refuseTaken(path, posts, 'post'));
}

/**
 * The same for a post, draft or not.
 * @throws RefusedAddressError when the slug is malformed or reserved, or its path is a page's or, in another case, a post's
 */
export async function claimPostAddress(tx: Db, slug: string, defaults: DefaultPages) {
  refuseWhen(refusePostSlug(slug));
  const path = postPath(slug);
  const { pages, posts } = await lockAddress(tx, path, defaults);
  refuseWhen(refuseTaken(path, pages, 'page') ?? refuseTaken(path, without(path, posts), 'post'));
}

async function lockAddress(tx: Db, path: string, defaults: DefaultPages) {
  await tx.execute(lockKey(`address ${addressKey(path)}`));
  const published = await listPublishedPaths(tx);
  const slugs = await findPublishedSpellings(tx, path.slice(path.lastIndexOf('/') + 1));
  const pages = [...defaults.map((page) => page.path), ...published];
  return { pages, posts: slugs.map(postPath) };
}

const without = (path: string, paths: readonly string[]) => paths.filter((each) => each !== path);

function refuseWhen(refusal: ConstructorParameters<typeof RefusedAddressError>[0] | undefined) {
  if (refusal) throw new RefusedAddressError(refusal);
}
