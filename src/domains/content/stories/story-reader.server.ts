import type { RouteOverride } from '#src/domains/seo/overrides/override.ts';
import { NO_OVERRIDES, type OverrideReader } from '#src/domains/seo/overrides/overrides.server.ts';
import { storyPath } from '#src/domains/site-map/paths.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { SettleFirst } from '../pages/page-reader.server.ts';
import { listPublicStories } from './story-repository.server.ts';
import { positionOf, type SuccessStory } from './success-story.ts';

interface PublicStoryView extends SuccessStory {
  /** set for one that an editor published */
  modified?: Date;
  /** what the SEO manager sets for its address */
  override?: RouteOverride;
}

export type StoryReader = ReturnType<typeof createStoryReader>;

/** Reads public success stories: what was published, else the built-in one. */
export function createStoryReader(
  db: Db,
  builtIns: readonly SuccessStory[],
  log: Logger,
  settle: SettleFirst = () => Promise.resolve(),
  overrides: OverrideReader = NO_OVERRIDES,
) {
  let last: readonly PublicStoryView[] = builtIns;

  async function read(): Promise<readonly PublicStoryView[]> {
    await settle();
    const [rows, overriding] = await Promise.all([listPublicStories(db), overrides.all()]);
    const stored = new Set(rows.map(({ slug }) => slug));
    const own = builtIns.flatMap((story, at) =>
      stored.has(story.slug) ? [] : [{ story, position: positionOf(at) }],
    );
    const published = rows.flatMap(({ story, position, publishedAt: modified, isOffline }) =>
      story === null || isOffline ? [] : [{ story: { ...story, modified }, position }],
    );
    last = [...own, ...published].toSorted(inOrder).map(({ story }) => {
      const override = overriding.get(storyPath(story.slug));
      return override ? { ...story, override } : story;
    });
    return last;
  }

  return {
    /** The same, but throws on an outage: the search must not replace a published story by a built-in one. */
    allSearchable: read,
    /** The public stories in order. On an outage: what this node read last, else the built-in ones. */
    async list(): Promise<readonly PublicStoryView[]> {
      try {
        return await read();
      } catch (error) {
        log.warn({ err: error }, 'success stories are shown as they were last read');
        return last;
      }
    },
  };
}

interface Placed {
  story: PublicStoryView;
  position: number | null;
}

/** By position; without one, the newest first. */
const inOrder = (a: Placed, b: Placed) =>
  (a.position ?? Infinity) - (b.position ?? Infinity) ||
  (b.story.modified?.getTime() ?? 0) - (a.story.modified?.getTime() ?? 0) ||
  (a.story.slug < b.story.slug ? -1 : 1);
