import type { SuccessStory } from '#src/domains/content/stories/success-story.ts';
import { alderwickInstitute } from './alderwick-institute.ts';
import { barrowAndTine } from './barrow-and-tine.ts';
import { cattailPoolCare } from './cattail-pool-care.ts';
import { dryline } from './dryline.ts';
import { fennimorePantry } from './fennimore-pantry.ts';
import { harrowCreekSavings } from './harrow-creek-savings.ts';
import { lanternRidgeCreditUnion } from './lantern-ridge-credit-union.ts';
import { lumenstack } from './lumenstack.ts';
import { mapleAndMain } from './maple-and-main.ts';
import { pruettAndVale } from './pruett-and-vale.ts';
import { quillmarkLearning } from './quillmark-learning.ts';
import { quorlane } from './quorlane.ts';
import { redfieldWorks } from './redfield-works.ts';
import { tallgrass } from './tallgrass.ts';
import { tidewick } from './tidewick.ts';

/** The 15 built-in success stories (docs/specification.md, section 3). The first three are featured. */
export const SUCCESS_STORIES: readonly SuccessStory[] = [
  redfieldWorks,
  lumenstack,
  tallgrass,
  dryline,
  harrowCreekSavings,
  alderwickInstitute,
  quorlane,
  mapleAndMain,
  barrowAndTine,
  pruettAndVale,
  fennimorePantry,
  tidewick,
  quillmarkLearning,
  cattailPoolCare,
  lanternRidgeCreditUnion,
];
