import { TextField } from '#src/admin/kit/form/action-form.tsx';
import { ChoiceField } from '#src/admin/kit/form/choice-field.tsx';
import { TextArea } from '#src/admin/kit/form/text-area.tsx';
import type { ShownFields, ShownSetting } from './present-settings.server.ts';

interface SettingFieldProps {
  setting: ShownSetting;
  /** the table of field names */
  forms: ShownFields;
}

/** A setting as its kind is typed, with what it does and where its value comes from. */
export function SettingField({ setting, forms }: SettingFieldProps) {
  const { name, label, effect, kind, source, from, text, standard } = setting;
  const hint = `${effect} ${from}`;
  if (source === 'environment')
    return (
      <p id={`locked-${name}`}>
        <b className="block small">{label}</b>
        <span className="field-hint">{hint}</span>
      </p>
    );
  if (kind === 'names') return <FieldNames {...{ label, hint, forms }} />;
  if (kind === 'switch')
    return (
      <ChoiceField
        {...{ name, label, hint }}
        initial={text}
        options={[
          ['', `Default: ${standard === 'true' ? 'on' : 'off'}`],
          ['true', 'On'],
          ['false', 'Off'],
        ]}
      />
    );
  if (kind === 'long-text')
    return (
      <div className="setting-wide">
        <input type="hidden" name={`standard.${name}`} value={standard} />
        <TextArea name={name} label={label} hint={hint} defaultValue={text || standard} />
      </div>
    );
  if (kind === 'secret')
    return (
      <div>
        <TextField name={name} label={label} hint={hint} type="password" autoComplete="off" />
        {source === 'here' ? (
          <label className="choice small">
            <input className="size-5" type="checkbox" name={`remove.${name}`} />
            Remove it
          </label>
        ) : null}
      </div>
    );
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      defaultValue={text}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
    />
  );
}

/** A table of forms, our values and their names in the CRM. */
const FieldNames = ({
  label,
  hint,
  forms,
}: {
  label: string;
  hint: string;
  forms: ShownFields;
}) => (
  <fieldset className="setting-wide min-0 p-0 m-0">
    <legend className="small bold p-0">{label}</legend>
    <p className="field-hint mb-2">{hint} A value with an empty name is not sent.</p>
    {forms.map(({ form, title, fields }) => (
      <details className="disclosure" key={form} id={`names-${form}`}>
        <summary className="items-center apart gap-4 bold">{title}</summary>
        <div className="setting-fields pb-6">
          {fields.map(({ ours, standard, name }) => (
            <TextField
              key={ours}
              name={`names.${form}.${ours}`}
              label={ours}
              defaultValue={name}
              hint={name === standard ? undefined : `Default: ${standard}`}
            />
          ))}
        </div>
      </details>
    ))}
  </fieldset>
);
