import type { PickedFile } from '#src/admin/media/picker/picked-file.ts';
import { PictureField } from '#src/admin/media/picker/picture-field.tsx';
import { readableName } from '#src/domains/documents/name-of-field.ts';
import { Field } from '#src/ui/field.tsx';
import { type FieldSpec, initialValue, type ObjectSpec, variantOf } from './field-spec.ts';
import { useFormPart } from './form-context.ts';
import { ListField } from './list-field.tsx';
import { ObjectFields } from './object-fields.tsx';
import { withPicture } from './with-picture.ts';
import { JsonField, NumberField, SwitchField, TextField } from './simple-fields.tsx';

interface ValueFieldProps {
  spec: FieldSpec;
  label: string;
  /** dotted, within the part of the form */
  path: string;
  value: unknown;
  isOptional: boolean;
  onChange(value: unknown): void;
  /** for a picture, whose size and text other fields of the group hold */
  onPick?: ((file: PickedFile) => void) | undefined;
}

/** The control for one value, by the kind of its field. */
export function ValueField(props: ValueFieldProps) {
  const { spec, label, path, value, isOptional, onChange, onPick } = props;
  const { isReadOnly, idOf, errorsAt } = useFormPart();
  const shared = { id: idOf(path), label, isOptional, errors: errorsAt(path) };
  switch (spec.kind) {
    case 'text': {
      const text = (
        <TextField
          {...shared}
          spec={spec}
          value={value}
          isReadOnly={isReadOnly}
          onChange={onChange}
        />
      );
      if (!spec.picks) return text;
      return (
        <PictureField
          label={label}
          value={value}
          isReadOnly={isReadOnly}
          onPick={onPick ?? (({ url }) => onChange(url))}
        >
          {text}
        </PictureField>
      );
    }
    case 'number':
      return (
        <NumberField
          {...shared}
          spec={spec}
          value={value}
          isReadOnly={isReadOnly}
          onChange={onChange}
        />
      );
    case 'switch':
      return (
        <SwitchField
          {...shared}
          isOn={typeof value === 'boolean' ? value : spec.initial}
          isReadOnly={isReadOnly}
          onChange={onChange}
        />
      );
    case 'choice':
      return (
        <Field {...shared} isOptional={false}>
          {(control) => (
            <select
              {...control}
              className="input"
              disabled={isReadOnly}
              value={spec.values.find((each) => each === value) ?? spec.initial ?? ''}
              onChange={({ target }) =>
                onChange(spec.values.find((each) => String(each) === target.value))
              }
            >
              {isOptional && spec.initial === undefined ? <option value="">None</option> : null}
              {spec.values.map((each) => (
                <option key={each} value={each}>
                  {readableName(String(each))}
                </option>
              ))}
            </select>
          )}
        </Field>
      );
    case 'list':
    case 'object':
      return value === undefined || value === null ? (
        <MissingField {...props} />
      ) : (
        <Group {...props} />
      );
    case 'variant':
      return <VariantField {...props} variants={spec.variants} />;
    case 'constant':
      return null;
    case 'other':
      return <JsonField {...shared} value={value} isReadOnly={isReadOnly} onChange={onChange} />;
  }
}

/** A list or group that the document does not have. Nothing for readers, who cannot add it. */
function MissingField({ spec, label, onChange }: ValueFieldProps) {
  const { isReadOnly, canEdit } = useFormPart();
  if (!canEdit) return null;
  return (
    <button
      className="btn btn-small btn-quiet field-add"
      type="button"
      disabled={isReadOnly}
      onClick={() => onChange(initialValue(spec))}
    >
      Add {label.toLowerCase()}
    </button>
  );
}

function Group({ spec, label, path, value, isOptional, onChange }: ValueFieldProps) {
  const { isReadOnly, canEdit, idOf, errorsAt } = useFormPart();
  const errors = errorsAt(path);
  return (
    <fieldset className="field-group" id={idOf(path)} tabIndex={-1}>
      <legend>{label}</legend>
      {errors.length > 0 ? (
        <ul className="field-errors">
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      ) : null}
      {spec.kind === 'list' ? (
        <ListField
          spec={spec}
          label={label}
          value={value}
          onChange={onChange}
          renderItem={(at, item, change) => (
            <ValueField
              spec={spec.item}
              label={`${label} ${at + 1}`}
              path={`${path}.${at}`}
              value={item}
              isOptional={false}
              onChange={change}
            />
          )}
        />
      ) : null}
      {spec.kind === 'object' ? (
        <GroupFields spec={spec} path={path} value={value} onChange={onChange} />
      ) : null}
      {isOptional && canEdit ? (
        <button
          className="panel-link"
          type="button"
          disabled={isReadOnly}
          onClick={() => onChange(undefined)}
        >
          Remove {label.toLowerCase()}
        </button>
      ) : null}
    </fieldset>
  );
}

interface GroupFieldsProps {
  spec: ObjectSpec;
  /** dotted; empty for all fields of a part of the form */
  path: string;
  value: unknown;
  onChange(value: unknown): void;
}

/** The controls of a group. */
export const GroupFields = ({ spec, path, value, onChange }: GroupFieldsProps) => (
  <ObjectFields
    spec={spec}
    value={value}
    onChange={onChange}
    renderField={({ name, isOptional, spec: inner }, field, change) => (
      <ValueField
        spec={inner}
        label={readableName(name)}
        path={path === '' ? name : `${path}.${name}`}
        value={field}
        isOptional={isOptional}
        onChange={change}
        onPick={(file) => onChange(withPicture(spec, name, value, file))}
      />
    )}
  />
);

type VariantFieldProps = ValueFieldProps & {
  variants: Extract<FieldSpec, { kind: 'variant' }>['variants'];
};

/** A value that has one of several shapes. */
function VariantField({ variants, ...props }: VariantFieldProps) {
  const { label, path, value, isOptional, onChange } = props;
  const { isReadOnly, idOf } = useFormPart();
  if (value === undefined && isOptional) return <MissingField {...props} />;
  const current = variantOf(variants, value);
  const id = `${idOf(path)}-shape`;
  return (
    <div className="field-variant">
      <Field id={id} label={`${label}: kind`}>
        {(control) => (
          <select
            {...control}
            className="input"
            disabled={isReadOnly}
            value={current?.label ?? ''}
            onChange={({ target }) => {
              const next = variants.find((variant) => variant.label === target.value);
              if (next) onChange(initialValue(next.spec));
            }}
          >
            {current ? null : <option value="">Unknown</option>}
            {variants.map((variant) => (
              <option key={variant.label}>{variant.label}</option>
            ))}
          </select>
        )}
      </Field>
      <ValueField {...props} spec={current?.spec ?? { kind: 'other' }} isOptional={false} />
    </div>
  );
}
