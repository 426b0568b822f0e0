import type { SiteIdentity } from '#src/domains/seo/site-identity.ts';

/** The identity of a production site. */
export const SITE: SiteIdentity = {
  origin: 'https://cadron.example',
  isIndexable: true,
  name: 'Cadron Growth Partners',
  shortName: 'Cadron',
  mark: null,
  titleBrand: 'Cadron',
  description: 'A consultancy.',
  email: 'hello@cadron.example',
  address: {
    street: '1021 Front Street',
    city: 'Conway',
    region: 'AR',
    postalCode: '72032',
    country: 'US',
  },
  sameAs: ['https://social.example/cadron'],
  areaServed: ['United States'],
  openingHours: [],
  logo: '/logo.png',
  verification: [],
};
