import type { SiteSettings } from '#src/domains/seo/site-settings/site-settings.ts';
import { BRAND } from './brand.ts';

/** Settings of the SEO manager where the team has set nothing. */
export const BUILT_IN_SETTINGS: SiteSettings = {
  titleBrand: BRAND.shortName,
  socialPicture: '',
  name: BRAND.name,
  shortName: BRAND.shortName,
  legalName: '',
  description: BRAND.description,
  email: BRAND.email,
  phone: '',
  street: BRAND.postal.street,
  city: BRAND.postal.city,
  region: BRAND.postal.region,
  zip: BRAND.postal.postalCode,
  country: BRAND.postal.country,
  areaServed: ['United States'],
  openingHours: [],
  profiles: BRAND.social.map(({ href }) => href),
  logo: '/logo.png',
  google: '',
  bing: '',
  pinterest: '',
  facebook: '',
  yandex: '',
  robots: [],
};
