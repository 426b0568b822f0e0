import { expect, test } from 'vitest';
import { buildStory } from '#tests/builders/story.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { loadLlmsFacts } from './load-llms-facts.server.ts';

test('lists a story with the description that the SEO manager sets', async () => {
  const story = buildStory();
  const services = buildServices({
    pages: { indexable: async () => [] },
    posts: { indexable: async () => [] },
    stories: {
      list: async () => [
        story,
        { ...story, slug: 'set', override: { description: 'Set for search engines.' } },
      ],
    },
  });
  const { sections } = await loadLlmsFacts(services);
  const descriptions = sections
    .find(({ title }) => title === 'Success stories')
    ?.entries.map(({ path, description }) => [path, description]);
  expect(descriptions?.slice(1)).toEqual([
    ['/insights/success-stories/plain', expect.stringMatching(/./)],
    ['/insights/success-stories/set', 'Set for search engines.'],
  ]);
});
