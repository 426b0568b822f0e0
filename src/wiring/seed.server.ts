import { join } from 'node:path';
import { coverOf } from '#content/drawings/post-covers.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import {
  readSeedPosts,
  seedCoverPath,
  seedPosts,
} from '#src/domains/content/posts/seed-posts.server.ts';
import type { MediaSeeds } from '#src/domains/media/adopt-files.server.ts';
import { seedMedia } from '#src/domains/media/seed-media.server.ts';
import type { FirstOwner } from '#src/platform/auth/first-owner.server.ts';
import { postCoverSvg } from '#src/ui/drawings/post-cover.tsx';
import type { Parts } from './parts.ts';

interface SeedDeps extends Pick<Parts, 'db' | 'auth' | 'clock' | 'log'> {
  media: MediaSeeds;
  documents: Pick<Documents, 'adopt'>;
  /** the `content` folder of this checkout */
  folder: string;
}

/** The cover of posts without one (docs/specification.md, section 3). */
const DEFAULT_COVER = 'Insights/default.svg';

/** Adds sample content and the first owner where missing. Safe to run on several nodes at once. */
export async function seed(deps: SeedDeps): Promise<{ firstOwner: FirstOwner }> {
  const { db, media, auth, documents, clock, log, folder } = deps;
  const posts = await readSeedPosts(join(folder, 'posts'));
  const covers = new Map([
    [DEFAULT_COVER, postCoverSvg(coverOf('default', 'CRM Implementation'))],
    ...posts.map(({ slug, category }): [string, string] => [
      seedCoverPath(slug),
      postCoverSvg(coverOf(slug, category)),
    ]),
  ]);
  const addedMedia = await seedMedia(media, join(folder, 'media'), covers);
  const addedPosts = await seedPosts(db, posts, clock());
  await documents.adopt();
  if (addedMedia + addedPosts > 0) log.info({ addedPosts, addedMedia }, 'sample content was added');
  return { firstOwner: await auth.ensureFirstOwner() };
}
