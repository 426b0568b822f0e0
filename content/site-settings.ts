import { brandFactsOf } from '#src/domains/content/frame/site-frame.ts';
import type { SiteSettings } from '#src/domains/seo/site-settings/site-settings.ts';
import { BUILT_IN_FRAME } from './frame.ts';

/** What the site says about itself where the team has set nothing. */
export const BUILT_IN_SETTINGS: SiteSettings = {
  ...brandFactsOf(BUILT_IN_FRAME),
  areaServed: ['United States'],
  openingHours: [],
  google: '',
  bing: '',
  pinterest: '',
  facebook: '',
  yandex: '',
  robots: [],
};
