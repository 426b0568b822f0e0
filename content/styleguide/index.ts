import { ARGUMENTS } from './arguments.ts';
import { FIGURES } from './figures.ts';
import { FORMS } from './forms.ts';
import { HEROES } from './heroes.ts';
import { MEETING } from './meeting.ts';
import { PROOF } from './proof.ts';
import { READING } from './reading.ts';
import type { Samples } from './sample.ts';
import { SEQUENCES } from './sequences.ts';

export interface SampleGroup {
  title: string;
  samples: Samples;
}

/** The samples on /styleguide: every block as used on a page, with minimum and maximum content, and in each tone. */
export const SAMPLE_GROUPS: readonly SampleGroup[] = [
  { title: 'Heroes', samples: HEROES },
  { title: 'Arguments', samples: ARGUMENTS },
  { title: 'Sequences', samples: SEQUENCES },
  { title: 'Numbers', samples: FIGURES },
  { title: 'Proof', samples: PROOF },
  { title: 'Reading', samples: READING },
  { title: 'People and actions', samples: MEETING },
  { title: 'Forms', samples: FORMS },
];
