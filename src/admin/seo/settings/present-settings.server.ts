import { formatTime } from '#src/admin/parts/format-time.ts';
import {
  isLineList,
  OWNER_SETTINGS,
  SETTING_LABELS,
  type SettingName,
  type SiteSettings,
} from '#src/domains/seo/site-settings/site-settings.ts';
import {
  type SettingsHistoryEntry,
  type SettingsView,
  wordedSetting,
} from '#src/domains/seo/site-settings/site-settings.server.ts';

export type ShownSetting = ReturnType<typeof shownGroups>[number]['settings'][number];
export type ShownSettingChange = ReturnType<typeof shownChanges>[number];

/** The groups of the form with the values that apply, and where each comes from. */
export const shownGroups = ({ values, builtIn }: SettingsView, isOwner: boolean) =>
  SETTING_GROUPS.map(({ settings, isForOwners, ...group }) => ({
    ...group,
    isReadOnly: isForOwners === true && !isOwner,
    settings: settings.map(({ name, hint, maxLength }) => ({
      name,
      label: SETTING_LABELS[name],
      /** lists one item per line */
      text: textOf(values[name] ?? builtIn[name]),
      hint: [hint, sourceOf(name, values[name], builtIn)].filter(Boolean).join(' '),
      isList: isLineList(name),
      maxLength,
    })),
  }));

function sourceOf(name: SettingName, value: unknown, builtIn: SiteSettings): string {
  const standard = textOf(builtIn[name]).replaceAll('\n', ', ');
  if (standard === '') return value === undefined ? 'Not set.' : 'Set here; empty to remove it.';
  return value === undefined ? 'Built in.' : `Set here; empty for the built-in: ${standard}`;
}

const textOf = (value: SiteSettings[SettingName]): string =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string').join('\n') : value;

/** Saved changes for the list of the history. */
export const shownChanges = (
  entries: readonly SettingsHistoryEntry[],
  now: Date,
  isOwner: boolean,
) =>
  entries.map(({ id, at, byName, isUndone, undoes, names, before, after }) => ({
    id,
    at: formatTime(at, now),
    byName,
    isUndone,
    /** whether this person may take it back */
    mayUndo: isOwner || !names.some((name) => OWNER_SETTINGS.includes(name)),
    isUndo: undoes !== null,
    settings: names.map((name) => ({
      name: SETTING_LABELS[name],
      before: wordedSetting(name, before) ?? 'built in',
      after: wordedSetting(name, after) ?? 'built in',
    })),
  }));

interface SettingGroup {
  title: string;
  about: string;
  isForOwners?: true;
  settings: readonly { name: SettingName; hint?: string; maxLength?: number }[];
}

/** The form of the site-wide settings, in its order. */
const SETTING_GROUPS: readonly SettingGroup[] = [
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
