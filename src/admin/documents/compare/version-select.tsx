import { useId } from 'react';
import { dayAndTimeText, eventText, whoText } from '../history-days.ts';
import { type HistoryPage, type SentEntry, versionsApi } from '../history-api.ts';
import type { OpenDocument } from '../use-document.ts';
import { useServerQuery } from '../use-server-query.ts';
import { BUILT_IN, NOW, parseRef, PUBLIC, refText, type StateRef } from './comparison.ts';

interface VersionOption {
  value: string;
  label: string;
}

interface VersionGroup {
  label: string;
  options: readonly VersionOption[];
}

/** The versions that may be compared. Entries are read once; without them, the others can still be chosen. */
export function useVersionChoice({ document }: OpenDocument): readonly VersionGroup[] {
  const { body: page } = useServerQuery<HistoryPage>(versionsApi(document.id));
  const current = [
    { value: refText(NOW), label: 'Now' },
    ...(document.live ? [{ value: refText(PUBLIC), label: 'Public version' }] : []),
    ...(document.builtInPath === null
      ? []
      : [{ value: refText(BUILT_IN), label: 'Built-in text' }]),
  ];
  return [
    { label: 'Current', options: current },
    { label: 'Named', options: (page?.named ?? []).map(toOption) },
    {
      label: 'Earlier',
      options: (page?.entries ?? []).filter(({ name }) => name === null).map(toOption),
    },
  ].filter(({ options }) => options.length > 0);
}

const toOption = (entry: SentEntry): VersionOption => ({
  value: refText(entry),
  label: [entry.name, eventText(entry), `${dayAndTimeText(entry.at)}, ${whoText(entry.by)}`]
    .filter(Boolean)
    .join(' · '),
});

/** The name of a side: its option, or a plain name as long as the options are not known. */
export function labelOf(groups: readonly VersionGroup[], ref: StateRef): string {
  const value = refText(ref);
  const known = groups.flatMap(({ options }) => options).find((option) => option.value === value);
  if (known) return known.label;
  if (!('number' in ref)) return ref.type === 'now' ? 'Now' : 'Public version';
  return ref.type === 'revision' ? `Revision ${ref.number}` : `Version ${ref.number}`;
}

interface VersionSelectProps {
  label: string;
  groups: readonly VersionGroup[];
  chosen: StateRef;
  onChoose(ref: StateRef): void;
}

/** Chooses one side of a comparison. */
export function VersionSelect({ label, groups, chosen, onChoose }: VersionSelectProps) {
  const id = useId();
  const value = refText(chosen);
  const isListed = groups.some(({ options }) => options.some((option) => option.value === value));
  return (
    <div className="compare-side min-0">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={(event) => onChoose(parseRef(event.target.value) ?? chosen)}
      >
        {isListed ? null : <option value={value}>{labelOf(groups, chosen)}</option>}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.options.map((option, at) => (
              <option key={`${option.value} ${at}`} value={option.value}>
                {option.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
