import { createElement } from 'react';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { registerBlock } from '#tests/support/throwaway-block.ts';
import { renderBlocks } from './render-page.server.ts';

test('a block whose view fails is logged and left out; the rest of the page stays', async () => {
  using _ = registerBlock('fragile', {
    schema: z.object({ text: z.string() }),
    view: ({ text }: { text: string }) => {
      if (text === 'bad') throw new Error('no such shape');
      return createElement('p', null, text);
    },
  });
  const logged: object[] = [];
  const context = new RouterContextProvider();
  const log = { error: (fields: object) => logged.push(fields) };
  context.set(servicesContext, buildServices({ log }));
  const block = (id: string, text: string) => ({ id, type: 'fragile', props: { text } });
  const html = await renderBlocks(
    {
      path: '/offer',
      title: 'Offer',
      seo: { title: 'Offer', description: '' },
      blocks: [block('a', 'One'), block('b', 'bad'), block('c', 'Two')],
    },
    context,
  );
  expect(html).toBe('<p>One</p><p>Two</p>');
  expect(logged).toEqual([
    { path: '/offer', block: 'b', type: 'fragile', reason: 'no such shape' },
  ]);
});
