import { ChoiceField } from '#src/admin/forms/choice-field.tsx';
import { TextField } from '#src/admin/forms/text-field.tsx';
import { TABLE_FIELDS } from '#src/domains/imports/sources/table/table-fields.ts';
import type { ImportPageView } from './import.tsx';

/** What a person decides of how a file is read: its kind, names, the zone of its dates, and columns of a table. */
export function MappingFields({ view }: { view: ImportPageView }) {
  const { counts, mapping, source, sources } = view;
  const { columns } = counts;
  return (
    <>
      <ChoiceField
        name="source"
        label="What kind of file it is"
        initial={source}
        options={[['', 'Find out'], ...sources.map(({ id, name }) => [id, name] as const)]}
      />
      <TextField
        name="timeZone"
        label="Time zone of dates without one"
        hint="Like Europe/Berlin. Empty: the zone of this site."
        defaultValue={mapping.timeZone ?? ''}
      />
      <TextField
        name="site"
        label="Address of the old site"
        hint="Only needed if the file does not name it."
        defaultValue={mapping.site ?? ''}
      />
      <Names title="Authors" prefix="author" names={counts.authors} mapped={mapping.authors} />
      <Names title="Categories and tags" prefix="tag" names={counts.tags} mapped={mapping.tags} />
      {columns.length > 0 ? (
        <fieldset className="migrate-names">
          <legend>Columns</legend>
          {columns.map(({ name, samples, field }, at) => (
            <div key={name}>
              <input type="hidden" name="column" value={name} />
              <ChoiceField
                name={`field ${at}`}
                label={[name, samples[0]].filter(Boolean).join(': ')}
                initial={field}
                options={[
                  ['', 'Leave out'],
                  ...TABLE_FIELDS.map(({ id, label }) => [id, label] as const),
                ]}
              />
            </div>
          ))}
        </fieldset>
      ) : null}
      <TextField name="name" label="Keep this mapping as" hint="Empty: only for this import." />
    </>
  );
}

interface NamesProps {
  title: string;
  prefix: string;
  names: readonly { key: string; name: string; count: number }[];
  mapped: Readonly<Record<string, string>>;
}

const Names = ({ title, prefix, names, mapped }: NamesProps) =>
  names.length === 0 ? null : (
    <fieldset className="migrate-names">
      <legend>{title}</legend>
      {names.map(({ key, name, count }, at) => (
        <TextField
          key={key}
          name={`${prefix} ${at}`}
          label={`${name || key} (${count})`}
          defaultValue={mapped[key] ?? name}
        />
      ))}
    </fieldset>
  );
