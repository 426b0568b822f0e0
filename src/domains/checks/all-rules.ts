import { address, movedAddress } from './rules/addresses.ts';
import { actionTarget, linkTexts, wayForward } from './rules/calls-to-action.ts';
import { ADDRESSES_OF_ROUTES, ADDRESSES_OF_SITE } from './rules/crawled/addresses.ts';
import { companyFacts, companyPhone } from './rules/crawled/company.ts';
import { LINKS_OF_SITE } from './rules/crawled/links.ts';
import { CONTENT_OF_ROUTES, CONTENT_OF_SITE } from './rules/crawled/page-content.ts';
import { entityErrors, entityGaps } from './rules/crawled/structured-data.ts';
import { templateGuidance } from './rules/guidance.ts';
import { headings, HEADINGS_OF_ROUTES } from './rules/headings.ts';
import { canonical, noindex } from './rules/indexing.ts';
import { linkTargets } from './rules/links.ts';
import { altTexts, pictureFiles, PICTURES_OF_ROUTES } from './rules/pictures.ts';
import { datedClaims, oldYears } from './rules/outdated.ts';
import {
  orphanPost,
  ownLinks,
  postDate,
  postDetails,
  readingTime,
  similarPost,
} from './rules/posts.ts';
import { SEARCH_TEXTS_OF_ROUTES, SEARCH_TEXTS_OF_SITE, searchTexts } from './rules/search-texts.ts';
import { contrast, requiredTexts, sharedSections } from './rules/sections.ts';
import { postSections, templateSections } from './rules/templates.ts';
import type { DocumentRule, RouteRule, SiteRule } from './rule.ts';

/** Rules of working copies; of findings at one place, that of the first is listed first. */
export const DOCUMENT_RULES = {
  actionTarget,
  altTexts,
  pictureFiles,
  linkTargets,
  linkTexts,
  contrast,
  postSections,
  templateSections,
  requiredTexts,
  templateGuidance,
  sharedSections,
  headings,
  wayForward,
  address,
  movedAddress,
  searchTexts,
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
} satisfies Record<string, DocumentRule>;

/** Rules of one public page by their checks; they run whenever it is read. */
export const ROUTE_RULES: Readonly<Record<string, RouteRule>> = {
  ...SEARCH_TEXTS_OF_ROUTES,
  ...HEADINGS_OF_ROUTES,
  ...PICTURES_OF_ROUTES,
  ...CONTENT_OF_ROUTES,
  ...ADDRESSES_OF_ROUTES,
  'entity-errors': entityErrors,
  'entity-gaps': entityGaps,
  'company-facts': companyFacts,
};

/** Rules that compare pages; they run after pages were read. */
export const SITE_RULES: Readonly<Record<string, SiteRule>> = {
  ...ADDRESSES_OF_SITE,
  ...LINKS_OF_SITE,
  ...SEARCH_TEXTS_OF_SITE,
  ...CONTENT_OF_SITE,
  'company-phone': companyPhone,
};
