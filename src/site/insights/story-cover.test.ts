import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { type Services, servicesContext } from '#src/services.server.ts';
import { loader } from './story-cover.ts';

test.each([
  [SUCCESS_STORIES[0]!.slug, 200],
  ['nope', 404],
])('draws the cover of the story %s: %i', async (slug, status) => {
  const context = new RouterContextProvider();
  const stories = { list: async () => SUCCESS_STORIES };
  context.set(servicesContext, { stories } as unknown as Services);
  const response = await loader({ params: { slug }, context } as unknown as Parameters<
    typeof loader
  >[0]);
  expect(response.status).toBe(status);
  if (status === 200) expect(await response.text()).toMatch(/^<svg [^>]*viewBox="0 0 960 480"/);
});
