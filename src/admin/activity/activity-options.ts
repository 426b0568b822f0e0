import { type ActivityArea, ACTIVITY_AREAS } from '#src/platform/activity/activity.ts';
import { wordsOf } from './activity-labels.ts';

export const AREA_NAMES: Readonly<Record<ActivityArea, string>> = {
  content: 'Content',
  leads: 'Leads and newsletter',
  people: 'Team',
  site: 'Site',
  security: 'Security',
};

/** The recorded actions, grouped by what they are about, in the order of their words. */
export function actionGroups(actions: readonly string[], chosen: string | undefined) {
  const all = chosen === undefined || actions.includes(chosen) ? actions : [...actions, chosen];
  const named = all
    .map((value) => ({ value, group: wordsOf(value).group, label: wordsOf(value).name }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return [...Map.groupBy(named, ({ group }) => group)]
    .map(([label, options]) => ({
      label,
      options: options.map(({ value, label }) => ({ value, label })),
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

export const AREA_OPTIONS = ACTIVITY_AREAS.map((value) => ({ value, label: AREA_NAMES[value] }));
