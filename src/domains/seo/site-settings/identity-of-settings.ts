import type { SiteIdentity } from '#src/domains/seo/site-identity.ts';
import { type SiteSettings, VERIFICATION_TAGS } from './site-settings.ts';

/** The company in heads and structured data. */
export function identityOf(settings: SiteSettings): Omit<SiteIdentity, 'origin' | 'isIndexable'> {
  const { name, shortName, titleBrand, description, email, logo } = settings;
  const { street, city, region, zip, country } = settings;
  const { phone, legalName, socialPicture, areaServed, openingHours, profiles } = settings;
  return {
    name,
    shortName,
    titleBrand,
    description,
    email,
    logo,
    address: { street, city, region, postalCode: zip, country },
    areaServed,
    openingHours,
    sameAs: profiles,
    ...(phone && { phone }),
    ...(legalName && { legalName }),
    ...(socialPicture && { socialPicture }),
    verification: Object.entries(VERIFICATION_TAGS).flatMap(([service, tag]) => {
      const content = settings[service as keyof typeof VERIFICATION_TAGS];
      return content ? [{ name: tag, content }] : [];
    }),
  };
}
