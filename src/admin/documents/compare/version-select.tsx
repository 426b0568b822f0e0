import { useId } from 'react';
import { parseRef, refText, type StateRef } from './comparison.ts';
import { labelOf, type VersionGroup } from './version-choice.ts';

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
    <div className="compare-side">
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
