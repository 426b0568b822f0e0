import { SHARED, withShared } from '#tests/builders/check-fixtures.ts';
import type { CheckCases } from './check-cases.ts';

/** Cases of the check of places of shared sections. */
export const SHARED_CASES: CheckCases = {
  'shared-sections': {
    violates: {
      'one that was deleted': ['warns shared-sections', 'shared ', withShared()],
      'one in the trash': [
        'warns shared-sections',
        'shared ',
        withShared({ state: 'trash', blocks: undefined }),
      ],
      'one that is offline': [
        'warns shared-sections',
        'shared ',
        withShared({ state: 'unpublished', blocks: undefined }),
      ],
      'a draft': [
        'warns shared-sections',
        'shared ',
        withShared({ state: 'draft', blocks: undefined }),
      ],
      'a scheduled one': [
        'warns shared-sections',
        'shared ',
        withShared({
          state: 'scheduled',
          publishAt: new Date('2026-12-01T12:00:00Z'),
          blocks: undefined,
        }),
      ],
      'one that the page has twice': [
        'warns shared-sections',
        'again ',
        withShared({}, { ...SHARED, id: 'again' }),
      ],
    },
    passes: [withShared({}), withShared({ state: 'changed' })],
  },
};
