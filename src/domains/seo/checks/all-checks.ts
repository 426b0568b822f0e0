import {
  canonicalTag,
  canonicalTarget,
  languageReturn,
  languageTags,
  routeError,
  sitemapExtra,
  sitemapMissing,
} from './addresses.ts';
import { companyFacts, companyPhone } from './company.ts';
import {
  brokenFragment,
  brokenLink,
  brokenOutsideLink,
  orphan,
  redirectChain,
  redirectedLink,
} from './links.ts';
import { similarPages } from './overlap.ts';
import {
  brokenPicture,
  headingOrder,
  imageAlt,
  mainHeading,
  pageWeight,
  thinPage,
} from './page-content.ts';
import {
  descriptionDuplicate,
  descriptionLong,
  descriptionMissing,
  descriptionShort,
  titleDuplicate,
  titleLong,
  titleMissing,
  titleShort,
} from './search-texts.ts';
import type { RouteCheck, SiteCheck } from './seo-check.ts';
import { entityErrors, entityGaps } from './structured-data.ts';

const slowPage: SiteCheck = {
  id: 'slow-page',
  title: 'Pages that are slow for visitors',
  severity: 'warning',
  why: 'Measured in the browsers of visitors, the slowest quarter left out. Google uses the same measures to rank pages.',
  fix: 'Look at the page in Analytics. A large first picture, late fonts, or a long task are the usual reasons.',
  findAll: ({ slowVitals }) =>
    slowVitals.map(({ path, name, value, limit }) => ({
      path,
      place: 'weight',
      key: name,
      message: `${name} is ${value}; good is at most ${limit}.`,
    })),
};

/** Checks that look at one route; they run whenever it is read. */
export const ROUTE_CHECKS: readonly RouteCheck[] = [
  titleMissing,
  titleLong,
  titleShort,
  descriptionMissing,
  descriptionLong,
  descriptionShort,
  mainHeading,
  headingOrder,
  imageAlt,
  brokenPicture,
  thinPage,
  canonicalTag,
  languageTags,
  entityErrors,
  entityGaps,
  companyFacts,
  pageWeight,
];

/** Checks that compare routes; they run after routes were read. */
export const SITE_CHECKS: readonly SiteCheck[] = [
  routeError,
  brokenLink,
  brokenOutsideLink,
  brokenFragment,
  redirectedLink,
  redirectChain,
  orphan,
  titleDuplicate,
  descriptionDuplicate,
  similarPages,
  canonicalTarget,
  languageReturn,
  sitemapExtra,
  sitemapMissing,
  companyPhone,
  slowPage,
];

const SEVERITIES = ['error', 'warning', 'notice'];

/** All checks, in the order in which screens list them. */
export const SEO_CHECKS: readonly (RouteCheck | SiteCheck)[] = [
  ...ROUTE_CHECKS,
  ...SITE_CHECKS,
].toSorted((one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity));
