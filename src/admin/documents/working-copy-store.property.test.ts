import fc from 'fast-check';
import { expect, test } from 'vitest';
import { command, World } from '#tests/support/editing-world.ts';

/** Random interleavings of typing, responses, crashes and another editor. */

test('no interleaving loses a word that was typed, or one that the server accepted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 40 }), async (steps) => {
      const world = new World();
      for (const step of steps) {
        await world.run(step);
        const { status, content, base, conflicts } = world.tab.store.state();
        if (!world.isShared) expect(conflicts).toEqual([]);
        if (status === 'saved') expect(content).toEqual(base.content);
      }
      const others = world.server.checkpoints.map(({ content }) => JSON.stringify(content));
      await world.calmDown();
      const history = world.server.checkpoints.map(({ content }) => JSON.stringify(content)).join();
      expect(world.typed.filter((word) => !history.includes(word))).toEqual([]);
      expect(world.overwritten()).toEqual([]);
      expect(others.every((state) => history.includes(state))).toBe(true);
      const { status, content } = world.tab.store.state();
      expect(status).toBe('saved');
      expect(content).toEqual(world.server.current.content);
      expect(world.tab.kept()).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});
