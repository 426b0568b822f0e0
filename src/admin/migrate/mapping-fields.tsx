import { ChoiceField } from '#src/admin/kit/form/choice-field.tsx';
import { TextField } from '#src/admin/kit/form/action-form.tsx';
import type { NamedCount } from '#src/domains/imports/import.ts';
import { TABLE_FIELDS } from '#src/domains/imports/sources/table/table-fields.ts';
import type { ImportPageView } from './import.tsx';
import { MAX_NAME } from './mapping-form.ts';

const FIELDS = [['', 'Leave out'], ...TABLE_FIELDS] as const;

/** Decisions on how a file is read: its kind, names, the zone of its dates, and columns of a table. */
export function MappingFields({ view }: { view: ImportPageView }) {
  const { counts, mapping, source, sources, mappings } = view;
  const { columns } = counts;
  return (
    <>
      <ChoiceField
        name="source"
        label="Kind of file"
        initial={source}
        options={[['', 'Find out'], ...sources.map(({ id, name }) => [id, name] as const)]}
      />
      {mappings.length > 0 ? (
        <ChoiceField
          name="kept"
          label="Mapping"
          options={[['', 'As chosen below'], ...mappings.map((name) => [name, name] as const)]}
        />
      ) : null}
      {columns.length > 0 ? (
        <fieldset className="migrate-names">
          <legend>Columns, beside what is in the first rows</legend>
          {columns.map(({ name, samples, field }, at) => (
            <div className="migrate-column across pt-3 rule-above" key={name}>
              <input type="hidden" name="column" value={name} />
              <ChoiceField name={`field ${at}`} label={name} initial={field} options={FIELDS} />
              <ul aria-label={`First rows of ${name}`}>
                {samples.length === 0 ? <li>Empty</li> : null}
                {samples.map((sample, row) => (
                  <li className="clip" key={row}>
                    {sample}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </fieldset>
      ) : null}
      <Names title="Authors" prefix="author" names={counts.authors} mapped={mapping.authors} />
      <Names title="Categories and tags" prefix="tag" names={counts.tags} mapped={mapping.tags} />
      <TextField
        name="timeZone"
        label="Time zone of dates without one"
        hint="Such as Europe/Berlin. Empty: the time zone of this site."
        defaultValue={mapping.timeZone ?? ''}
      />
      <TextField
        name="site"
        label="Address of the old site"
        hint="Only needed if the file does not name it."
        defaultValue={mapping.site ?? ''}
      />
      <TextField
        name="name"
        label="Keep this mapping as"
        hint="For the next import of this kind. Empty: it is for this import only."
        maxLength={MAX_NAME}
      />
    </>
  );
}

interface NamesProps {
  title: string;
  prefix: string;
  names: readonly NamedCount[];
  mapped: Readonly<Record<string, string>>;
}

const Names = ({ title, prefix, names, mapped }: NamesProps) =>
  names.length === 0 ? null : (
    <fieldset className="migrate-names">
      <legend>{title}</legend>
      <p className="note">
        Give several the same name to join them. Empty a field to leave it out.
      </p>
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
