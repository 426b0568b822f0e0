import fc from 'fast-check';
import { expect, test } from 'vitest';
import { command, World } from '#tests/support/editing-world.ts';

/** Random interleavings of typing, responses, crashes and another editor. */

test('no interleaving loses a word that was typed, or one that the server accepted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 60, size: 'max' }), async (steps) => {
      const world = new World();
      for (const step of steps) {
        await world.run(step);
        const { status, content, base } = world.tab.store.state();
        if (status === 'saved') expect(content).toEqual(base.content);
      }
      const others = world.server.checkpoints.map(({ content }) => JSON.stringify(content));
      await world.calmDown();
      const history = world.server.checkpoints.map(({ content }) => JSON.stringify(content)).join();
      expect(world.lost()).toEqual([]);
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

test('an editor alone is never in conflict with themself, whatever gets lost', async () => {
  const alone = command.filter((step) => step.do !== 'other-types' && step.do !== 'other-removes');
  await fc.assert(
    fc.asyncProperty(fc.array(alone, { maxLength: 40, size: 'max' }), async (steps) => {
      const world = new World();
      for (const step of steps) {
        await world.run(step);
        expect(world.tab.store.state().conflicts).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});
