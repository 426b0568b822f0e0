import { ANNOUNCEMENT } from './announcement.ts';
import { COMPARISON } from './comparison.ts';
import { HOW_TO } from './how-to.ts';
import { LOCAL_PAGE } from './local-page.ts';
import { SUCCESS_STORY } from './success-story.ts';

/** The post templates that a new site begins with. From then on they belong to the team. */
export const POST_TEMPLATES = [HOW_TO, COMPARISON, LOCAL_PAGE, SUCCESS_STORY, ANNOUNCEMENT];
