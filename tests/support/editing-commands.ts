import fc from 'fast-check';
import type { Fate } from '#tests/fakes/document-server-fake.ts';

/** Ids of the blocks, and their fields. */
export const BLOCKS = ['a', 'b', 'c'] as const;
const FIELDS = ['title', 'text'] as const;

export type Command =
  | { do: 'type' | 'other-types'; block: string; field: string }
  | { do: 'remove' | 'other-removes' | 'move'; block: string }
  | { do: 'answer'; fate: Fate }
  | { do: 'wait'; ms: number }
  | { do: 'resolve'; choice: 'mine' | 'theirs' | 'joined' }
  | { do: 'crash' | 'flush' | 'refresh' | 'refuse' };

const block = fc.constantFrom(...BLOCKS);
const field = fc.constantFrom(...FIELDS);
/** Events while a document is edited. */
export const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('type' as const), block, field }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('other-types' as const), block, field }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      fate: fc.constantFrom<Fate>(
        'delivered',
        'delivered',
        'request-lost',
        'response-lost',
        'session-ended',
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(100, 800, 5_000, 30_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('resolve' as const),
      choice: fc.constantFrom('mine', 'theirs', 'joined'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('remove' as const, 'other-removes' as const, 'move' as const),
      block,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'crash' as const,
        'flush' as const,
        'refresh' as const,
        'refuse' as const,
      ),
    }),
  },
);
