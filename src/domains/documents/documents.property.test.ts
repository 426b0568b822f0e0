import fc from 'fast-check';
import { test } from 'vitest';
import { runSteps, steps } from '#tests/support/documents/document-commands.ts';
import { samplePages, samplePosts } from '#tests/support/documents/document-system.ts';
import { createMemoryDocuments } from '#tests/support/documents/memory-documents.ts';

test.each([samplePages, samplePosts])(
  '$kind: loses no text and shows what the model shows',
  (samples) =>
    fc.assert(
      fc.asyncProperty(steps(60), (story) =>
        runSteps(story, samples, async (clock) => createMemoryDocuments(clock, samples)),
      ),
      { numRuns: 150 },
    ),
);
