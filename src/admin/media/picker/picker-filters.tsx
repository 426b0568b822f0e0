import { useEffect, useEffectEvent, useId, useState } from 'react';
import { InputField, SelectField } from '#src/admin/kit/input-field.tsx';
import type { AssetFilter, KindFilter } from '#src/domains/media/list/asset-filter.ts';
import { FolderOptions } from '#src/admin/media/library/library-forms.tsx';
import { KIND_NAMES } from '#src/admin/media/library/library-view.ts';

interface PickerFiltersProps {
  kinds: readonly KindFilter[];
  folders: readonly string[];
  filter: AssetFilter;
  onChange(filter: AssetFilter): void;
}

/** While someone types, the list follows after a pause. */
const TYPING_MS = 250;
const ALL = '*';

/** Search, folder and kind. */
export function PickerFilters({ kinds, folders, filter, onChange }: PickerFiltersProps) {
  const [search, setSearch] = useState('');
  const id = useId();
  const apply = useEffectEvent(() => {
    const { search: before = '', ...rest } = filter;
    const next = search.trim();
    if (next !== before) onChange(next === '' ? rest : { ...rest, search: next });
  });
  useEffect(() => {
    const timer = setTimeout(() => apply(), TYPING_MS);
    return () => clearTimeout(timer);
  }, [search]);
  const inFolder = (folder: string) => {
    const { folder: _, withSubfolders: _deep, ...rest } = filter;
    onChange(folder === ALL ? rest : { ...rest, folder, withSubfolders: true });
  };
  return (
    <div className="picker-filters grid gap-3 rule-below">
      <InputField
        id={`${id}-search`}
        label="Search names, texts, and tags"
        type="search"
        maxLength={200}
        data-autofocus=""
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <SelectField
        id={`${id}-folder`}
        label="Folder"
        value={filter.folder ?? ALL}
        onChange={({ target }) => inFolder(target.value)}
      >
        <option value={ALL}>All folders</option>
        <FolderOptions folders={folders} />
      </SelectField>
      {kinds.length > 1 ? (
        <SelectField
          id={`${id}-kind`}
          label="Type"
          value={filter.kind}
          onChange={({ target }) => onChange({ ...filter, kind: target.value as KindFilter })}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_NAMES[kind]}
            </option>
          ))}
        </SelectField>
      ) : null}
    </div>
  );
}
