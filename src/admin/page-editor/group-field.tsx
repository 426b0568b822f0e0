import { isObject } from '#src/platform/json.ts';
import { Button } from '#src/admin/kit/button.tsx';
import { SelectField } from '#src/admin/kit/input-field.tsx';
import { joinPath } from './field-path.ts';
import { problemOf } from './field-problem.ts';
import { type FieldSpec, initialValue, type ObjectSpec, variantOf } from './field-spec.ts';
import { useFormPart } from './form-context.ts';
import { describedBy, GroupNotes } from './group-notes.tsx';
import { labelInSentence } from './label-in-sentence.ts';
import { ListField } from './list-field.tsx';
import { areParts } from './rich-text/rich-text-document.ts';
import { RichTextField } from './rich-text/rich-text-field.tsx';
import { type FieldProps, messagesOf, type WithField } from './use-field.ts';

interface GroupFieldsProps extends WithField {
  spec: ObjectSpec;
  path: string;
  value: unknown;
}

/** The controls of a group, in the order of its schema. */
export function GroupFields({ spec, path, value, Field }: GroupFieldsProps) {
  const fields = isObject(value) ? value : {};
  return (
    <div className="grid gap-4">
      {spec.fields.map(({ name, label, help, isOptional, spec: inner }) => (
        <Field
          key={name}
          spec={inner}
          label={label}
          help={help}
          path={joinPath(path, name)}
          value={fields[name]}
          isOptional={isOptional}
          group={spec}
        />
      ))}
    </div>
  );
}

/** A list or group with its name. An item of a list has its name in its row. */
function GroupField(props: FieldProps & WithField & { isItem: boolean }) {
  const { spec, label, help, path, value, isOptional, isItem, Field } = props;
  const { isReadOnly, canEdit, idOf, change, problemsAt } = useFormPart();
  if (value === undefined || value === null) return <MissingField {...props} />;
  const problems = problemsAt(path);
  const own = problemOf(spec, value);
  const id = idOf(path);
  const errors = own ? [own.message] : messagesOf(problems, false);
  const warnings = messagesOf(problems, true);
  const notes = { id, help, errors, warnings };
  const remove =
    isOptional && canEdit ? (
      <Button
        tone="link"
        isDisabled={isReadOnly}
        onClick={() => {
          change(path, () => undefined);
          focusNext(id);
        }}
      >
        Remove {labelInSentence(label)}
      </Button>
    ) : null;
  return (
    <fieldset
      className={isItem ? 'field-item min-0 p-0' : 'field-group m-0 min-0'}
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy(notes)}
    >
      <legend className={isItem ? 'sr-only' : 'bold'}>{label}</legend>
      <GroupNotes {...notes} />
      {spec.kind === 'list' ? (
        <ListField {...{ spec, label, path, value, Field }} buttons={remove} />
      ) : null}
      {spec.kind === 'object' ? (
        <>
          <GroupFields {...{ spec, path, value, Field }} />
          {remove}
        </>
      ) : null}
    </fieldset>
  );
}

/** A list or group that the document does not have. Nothing for readers, who cannot add it. */
function MissingField({ spec, label, help, path }: FieldProps) {
  const { isReadOnly, canEdit, idOf, change } = useFormPart();
  if (!canEdit) return null;
  return (
    <div className="field-missing">
      <Button
        tone="quiet"
        className="self-left"
        id={idOf(path)}
        isDisabled={isReadOnly}
        aria-describedby={help ? `${idOf(path)}-hint` : undefined}
        onClick={() => {
          change(path, () => initialValue(spec));
          focusNext(idOf(path));
        }}
      >
        Add {labelInSentence(label)}
      </Button>
      {help ? (
        <p className="field-hint" id={`${idOf(path)}-hint`}>
          {help}
        </p>
      ) : null}
    </div>
  );
}

/** A group and the button that adds it take the place of each other, with the same id. */
const focusNext = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

/** A list that is edited item by item, or as one text. */
export function ListOrText(props: FieldProps & WithField & { isItem: boolean }) {
  const { spec, value } = props;
  const group = <GroupField {...props} />;
  return spec.kind === 'list' && spec.edits === 'rich-text' && areParts(value) ? (
    <RichTextField {...props} spec={spec} value={value} fallback={group} />
  ) : (
    group
  );
}

type VariantSpec = Extract<FieldSpec, { kind: 'variant' }>;

/** A value that has one of several shapes. */
export function VariantField({
  spec,
  Field,
  ...props
}: FieldProps<VariantSpec> & WithField & { isItem: boolean }) {
  const { label, path, value, isOptional } = props;
  const { isReadOnly, idOf, change } = useFormPart();
  if (value === undefined && isOptional) return <MissingField {...props} spec={spec} />;
  const { variants } = spec;
  const current = variantOf(variants, value);
  return (
    <div className="grid gap-3">
      <SelectField
        id={`${idOf(path)}-shape`}
        label={`${label}: kind`}
        disabled={isReadOnly}
        value={current?.label ?? ''}
        onChange={({ target }) => {
          const next = variants.find((variant) => variant.label === target.value);
          if (next) change(path, () => initialValue(next.spec));
        }}
      >
        {current ? null : <option value="">Unknown</option>}
        {variants.map((variant) => (
          <option key={variant.label}>{variant.label}</option>
        ))}
      </SelectField>
      <Field {...props} spec={current?.spec ?? OTHER} isOptional={false} />
    </div>
  );
}

const OTHER: FieldSpec = { kind: 'other' };
