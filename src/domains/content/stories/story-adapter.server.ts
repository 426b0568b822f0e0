import type { DocumentAdapter } from '#src/domains/documents/document-adapter.ts';
import { validateStorySlug } from '#src/domains/site-map/content-address.ts';
import { storyPath } from '#src/domains/site-map/paths.ts';
import { referencesIn } from '../references.ts';
import {
  contentOfStory,
  parseStoryContent,
  problemsOfStory,
  type StoryContent,
  storyOfContent,
} from './story-content.ts';
import {
  deletePublicStory,
  hideBuiltInStory,
  upsertPublicStory,
} from './story-repository.server.ts';
import { positionOf, type SuccessStory } from './success-story.ts';

/** Success stories as documents: the built-in ones have a fixed slug, and the public sees them in order of position. */
export function createStoryAdapter(builtIns: readonly SuccessStory[]): DocumentAdapter {
  const contents = new Map(
    builtIns.map((story, at) => [storyPath(story.slug), contentOfStory(story, positionOf(at))]),
  );
  return {
    references: referencesIn,
    parse: parseStoryContent,
    addressField: 'slug',
    addressOf({ slug }) {
      return typeof slug === 'string' && slug !== '' ? storyPath(slug) : null;
    },
    isIndexable: () => true,
    problemsOfPublication({ builtInPath }, content) {
      const { slug } = content as StoryContent;
      const problems = problemsOfStory(content);
      if (builtInPath === null || storyPath(slug) === builtInPath) return problems;
      const own = builtInPath.slice(storyPath('').length);
      const message = `The slug of this built-in story is fixed, because pages and the assessment refer to it. Change it back to ${own}.`;
      return [{ field: 'slug', message }, ...problems];
    },
    refuseAddress(_tx, path, { builtInPath }) {
      const refusal = validateStorySlug(path.slice(storyPath('').length));
      if (refusal) return Promise.resolve(refusal.message);
      const isTaken = path !== builtInPath && contents.has(path);
      return Promise.resolve(isTaken ? `${path} is taken by a built-in story.` : undefined);
    },
    show: (tx, { id: documentId }, { revision, content, at: publishedAt }) =>
      upsertPublicStory(tx, {
        documentId,
        revision,
        story: storyOfContent(content),
        position: (content as StoryContent).position ?? null,
        publishedAt,
      }),
    hide: (tx, { id, builtInPath }, at) =>
      builtInPath === null
        ? deletePublicStory(tx, id)
        : hideBuiltInStory(tx, builtInPath.slice(storyPath('').length), id, at),
    showBuiltIn: (tx, { id }) => deletePublicStory(tx, id),
    builtIn: (path) => contents.get(path),
    findUntracked: (_db, { builtInPaths, now }) =>
      Promise.resolve(
        [...contents]
          .filter(([path]) => !builtInPaths.has(path))
          .map(([builtInPath, content]) => ({
            builtInPath,
            content,
            createdAt: now,
            savedAt: now,
            liveSince: null,
          })),
      ),
  };
}
