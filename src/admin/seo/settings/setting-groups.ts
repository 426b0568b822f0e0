import type { SettingName } from '#src/domains/seo/site-settings/site-settings.ts';

interface SettingGroup {
  title: string;
  about: string;
  isForOwners?: true;
  settings: readonly { name: SettingName; hint?: string; maxLength?: number }[];
}

/** The form of the site-wide settings, in its order. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    title: 'Titles and previews',
    about: 'For posts, success stories and lists. Pages have their whole title, as it was typed.',
    settings: [
      { name: 'titleBrand', hint: 'Stands after “ | ” in titles.', maxLength: 40 },
      {
        name: 'socialPicture',
        hint: 'Replaces the drawn card of each page that has no picture of its own. Path or https:// address.',
        maxLength: 500,
      },
    ],
  },
  {
    title: 'Organization',
    about: 'The home page states it as structured data; llms.txt repeats name, address and email.',
    settings: [
      { name: 'name', maxLength: 100 },
      { name: 'shortName', maxLength: 60 },
      { name: 'legalName', hint: 'Where it differs from the name.', maxLength: 120 },
      { name: 'description', hint: 'One sentence.', maxLength: 300 },
      { name: 'logo', hint: 'At least 112 × 112 pixels.', maxLength: 500 },
      { name: 'profiles', hint: 'One https:// address per line.' },
    ],
  },
  {
    title: 'Local business',
    about: 'Write name, address and phone as they are everywhere else: the checks compare them.',
    settings: [
      { name: 'email', maxLength: 254 },
      { name: 'phone', hint: 'With the country code, such as +1 501 555 0137.', maxLength: 24 },
      { name: 'street', maxLength: 120 },
      { name: 'city', maxLength: 80 },
      { name: 'region', maxLength: 80 },
      { name: 'zip', maxLength: 20 },
      { name: 'country', hint: 'Two letters.', maxLength: 2 },
      { name: 'areaServed', hint: 'One country, state or city per line.' },
      { name: 'openingHours', hint: 'One line per range, such as Mo-Fr 09:00-17:00.' }, // words-ok: schema.org
    ],
  },
  {
    title: 'Verification',
    about:
      'Only the code of the tag that the service shows. It is on the home page. Owners change it.',
    isForOwners: true,
    settings: [
      { name: 'google', maxLength: 100 },
      { name: 'bing', maxLength: 32 },
      { name: 'pinterest', maxLength: 32 },
      { name: 'facebook', maxLength: 64 },
      { name: 'yandex', maxLength: 16 },
    ],
  },
];
