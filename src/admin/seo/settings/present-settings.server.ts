import { formatTime } from '#src/admin/parts/format-time.ts';
import {
  isLineList,
  OWNER_SETTINGS,
  SETTING_LABELS,
  type SettingName,
  type SeoSettings,
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

function sourceOf(name: SettingName, value: unknown, builtIn: SeoSettings): string {
  const standard = textOf(builtIn[name]).replaceAll('\n', ', ');
  if (standard === '') return value === undefined ? 'Not set.' : 'Set here; empty to remove it.';
  return value === undefined ? 'Built in.' : `Set here; empty for the built-in: ${standard}`;
}

const textOf = (value: SeoSettings[SettingName]): string =>
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
    title: 'Local business',
    about: 'For structured data. Name, address, phone and logo are in the site’s frame.',
    settings: [
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
