import { formatDay, formatTime } from '#src/admin/parts/format-time.ts';
import type { CrmFormsPort } from '#src/domains/leads/delivery/crm-forms-port.ts';
import { LEAD_FORMS } from '#src/domains/leads/lead.ts';
import { FORM_NAMES } from '#src/domains/leads/lead-words.ts';
import { findSetting, SETTING_GROUPS } from '#src/domains/settings/definitions.server.ts';
import type { Settings } from '#src/domains/settings/settings.server.ts';

export type ShownGroup = ReturnType<typeof showGroups>[number];
export type ShownSetting = ShownGroup['settings'][number];
export type ShownFields = ReturnType<typeof showFields>;

type View = Awaited<ReturnType<Settings['view']>>;

/** The groups of the screen, each setting with where its value comes from. */
export const showGroups = (view: View) =>
  SETTING_GROUPS.map(({ settings, ...group }) => {
    const shown = settings.map((definition) => {
      const found = view.find(({ name }) => name === definition.name)!;
      const { set, source, standard, text } = found;
      const usual = standardOf(definition.kind, standard);
      const sources = {
        environment: `Set by the environment: ${definition.name}.`,
        here: `Set on ${set && formatDay(set.at)} by ${set?.byName}.${usual === '.' ? '' : ` Empty for the default: ${usual}`}`,
        default: usual === '.' ? 'Not set.' : `Default: ${usual}`,
      };
      return { ...definition, ...found, set: undefined, text, from: sources[source] };
    });
    /** what the form was made from, so that only what a person changes is saved */
    const base = Object.fromEntries(
      shown.map(({ name, version, text }) => [name, [version, text]]),
    );
    return { ...group, settings: shown, base: JSON.stringify(base) };
  });

function standardOf(kind: string, standard: string) {
  if (kind === 'switch') return standard === 'true' ? 'on.' : 'off.';
  if (kind === 'long-text') return 'the built-in text.';
  return kind === 'names' ? 'those below.' : `${standard}.`;
}

/** The table of field names, by form. */
export const showFields = (fields: ReturnType<CrmFormsPort['fields']>) =>
  LEAD_FORMS.map((form) => ({ form, title: FORM_NAMES[form], fields: fields[form] }));

/** The last changes, as a person reads them. */
export const showChanges = (changes: Awaited<ReturnType<Settings['history']>>, now: Date) =>
  changes.map(({ id, name, before, after, at, byName }) => {
    const { label = name, kind } = findSetting(name) ?? {};
    const isSecret = kind === 'secret';
    return {
      id,
      at: formatTime(at, now),
      byName,
      mayUndo: !isSecret,
      values: [
        {
          name: label,
          before: isSecret ? 'hidden' : (before ?? 'default'),
          after: isSecret ? 'changed' : (after ?? 'default'),
        },
      ],
    };
  });
