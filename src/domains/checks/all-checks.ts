import type { Check } from './check.ts';
import { address, movedAddress } from './checks/addresses.ts';
import { actionTarget, linkTexts, wayForward } from './checks/calls-to-action.ts';
import { datedClaims } from './checks/claims.ts';
import { contrast } from './checks/contrast.ts';
import { distinctHeadings, headingOrder, mainHeading } from './checks/headings.ts';
import { templateGuidance } from './checks/guidance.ts';
import { canonical, noindex } from './checks/indexing.ts';
import { linkTargets } from './checks/links.ts';
import { altText, pictureFiles } from './checks/pictures.ts';
import { orphanPost, ownLinks } from './checks/post-links.ts';
import { oldYears, similarPost } from './checks/post-subject.ts';
import { postDate, postDetails, readingTime } from './checks/posts.ts';
import { emptyHeadings, requiredTexts, sectionFields } from './checks/required-texts.ts';
import { sharedSections } from './checks/shared-sections.ts';
import { postSections, templateSections } from './checks/templates.ts';
import { searchDescription, searchTitle } from './checks/search-texts.ts';

/**
 * Every pre-publish check, the most specific first: of several findings of the same severity at one place, only that of the
 * first check is shown.
 */
export const ALL_CHECKS: readonly Check[] = [
  actionTarget,
  altText,
  pictureFiles,
  linkTargets,
  linkTexts,
  contrast,
  postSections,
  templateSections,
  requiredTexts,
  templateGuidance,
  sectionFields,
  sharedSections,
  mainHeading,
  emptyHeadings,
  headingOrder,
  distinctHeadings,
  wayForward,
  address,
  movedAddress,
  searchTitle,
  searchDescription,
  canonical,
  noindex,
  postDetails,
  readingTime,
  postDate,
  similarPost,
  ownLinks,
  orphanPost,
  oldYears,
  datedClaims,
];
