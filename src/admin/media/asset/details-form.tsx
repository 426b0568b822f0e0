import { useEffect, useState } from 'react';
import {
  ActionForm,
  FormField,
  useFormField,
  useFormResult,
} from '#src/admin/forms/action-form.tsx';
import { TextField } from '#src/admin/forms/text-field.tsx';
import {
  MAX_ALT_LENGTH,
  MAX_CAPTION_LENGTH,
  MAX_CREDIT_LENGTH,
  MAX_LICENSE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_TAGS,
} from '#src/domains/media/asset.ts';
import type { AssetFormResult } from './asset-action.server.ts';
import {
  DETAIL_LABELS,
  type DetailFields,
  type DetailName,
  type FieldConflict,
} from './asset-form.ts';
import type { AssetView } from './asset-view.ts';
import { isVisual } from '#src/domains/media/asset.ts';

interface DetailsFormProps {
  asset: AssetView;
  /** whether something is not saved */
  onChange: (isUnsaved: boolean) => void;
}

/** The form of an editor's details of a file. Works without JavaScript; what others saved in the meantime is joined or shown. */
export function DetailsForm({ asset, onChange }: DetailsFormProps) {
  const result = useFormResult<AssetFormResult>('details');
  const { version, details, kind } = asset;
  // The form keeps what it started from, so that a save names it, until it is saved.
  const [start, setStart] = useState({ key: version, version, details });
  const [isChanged, setChanged] = useState(false);
  if (version !== start.version && !isChanged && !result)
    setStart({ key: version, version, details });
  useEffect(() => {
    if (!result) return;
    setChanged(true);
    onChange(true);
    // Both are shown now, so the next save is based on what others saved.
    const { current } = result;
    if (current) setStart(({ key }) => ({ key, ...current }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per refusal
  }, [result]);
  const change = (isUnsaved: boolean) => {
    if (isUnsaved === isChanged) return;
    setChanged(isUnsaved);
    onChange(isUnsaved);
  };
  const conflicts = result?.conflicts ?? [];
  return (
    <div
      key={start.key}
      className="asset-form"
      onInput={() => change(true)}
      onSubmit={() => change(false)}
    >
      <ActionForm intent="details" submit="Save details" busy="Saving...">
        <input type="hidden" name="base" value={start.version} />
        <input type="hidden" name="before" value={JSON.stringify(start.details)} />
        <WithConflict name="name" conflicts={conflicts}>
          <TextField
            name="name"
            label={DETAIL_LABELS.name}
            maxLength={MAX_NAME_LENGTH}
            required
            defaultValue={start.details.name}
          />
        </WithConflict>
        {isVisual(kind) ? <AltFields details={start.details} conflicts={conflicts} /> : null}
        <WithConflict name="caption" conflicts={conflicts}>
          <TextArea name="caption" max={MAX_CAPTION_LENGTH} start={start.details.caption} />
        </WithConflict>
        <WithConflict name="credit" conflicts={conflicts}>
          <TextField
            name="credit"
            label={`${DETAIL_LABELS.credit} (optional)`}
            hint="Who made it, as it should be named."
            maxLength={MAX_CREDIT_LENGTH}
            defaultValue={start.details.credit}
          />
        </WithConflict>
        <WithConflict name="license" conflicts={conflicts}>
          <TextField
            name="license"
            label={`${DETAIL_LABELS.license} (optional)`}
            hint="Where it comes from, and what we may do with it."
            maxLength={MAX_LICENSE_LENGTH}
            defaultValue={start.details.license}
          />
        </WithConflict>
        <WithConflict name="license-ends" conflicts={conflicts}>
          <DateField start={start.details['license-ends']} />
        </WithConflict>
        <WithConflict name="tags" conflicts={conflicts}>
          <TextField
            name="tags"
            label={`${DETAIL_LABELS.tags} (optional)`}
            hint={`Separated by commas, up to ${MAX_TAGS}.`}
            defaultValue={start.details.tags}
          />
        </WithConflict>
      </ActionForm>
    </div>
  );
}

interface AltFieldsProps {
  details: DetailFields;
  conflicts: readonly FieldConflict[];
}

function AltFields({ details, conflicts }: AltFieldsProps) {
  const { value } = useFormField('decorative');
  const [isDecorative, setDecorative] = useState((value ?? details.decorative) !== '');
  return (
    <>
      <WithConflict name="alt" conflicts={conflicts}>
        <TextArea
          name="alt"
          max={MAX_ALT_LENGTH}
          start={details.alt}
          hint="What the picture shows, for people who do not see it."
          isOff={isDecorative}
        />
      </WithConflict>
      <WithConflict name="decorative" conflicts={conflicts}>
        <label className="asset-decorative" htmlFor="details-decorative">
          <input
            id="details-decorative"
            className="admin-check"
            type="checkbox"
            name="decorative"
            value="1"
            checked={isDecorative}
            onChange={({ currentTarget }) => setDecorative(currentTarget.checked)}
          />
          Decorative: screen readers skip it
        </label>
      </WithConflict>
    </>
  );
}

interface TextAreaProps {
  name: DetailName;
  max: number;
  start: string;
  hint?: string;
  /** its text is not used now; it would not be posted if it were disabled */
  isOff?: boolean;
}

function TextArea({ name, max, start, hint, isOff = false }: TextAreaProps) {
  const label = name === 'alt' ? DETAIL_LABELS[name] : `${DETAIL_LABELS[name]} (optional)`;
  return (
    <FormField name={name} label={label} hint={hint}>
      {(control, value = start) => (
        <textarea
          {...control}
          rows={3}
          maxLength={max}
          defaultValue={value}
          readOnly={isOff}
          aria-disabled={isOff || undefined}
        />
      )}
    </FormField>
  );
}

const DateField = ({ start }: { start: string }) => (
  <FormField
    name="license-ends"
    label={`${DETAIL_LABELS['license-ends']} (optional)`}
    hint="The library warns 30 days before."
  >
    {(control, value = start) => <input {...control} type="date" defaultValue={value} />}
  </FormField>
);

interface WithConflictProps {
  name: DetailName;
  conflicts: readonly FieldConflict[];
  children: React.ReactNode;
}

/** A field, and what someone else saved there. */
function WithConflict({ name, conflicts, children }: WithConflictProps) {
  const conflict = conflicts.find((each) => each.name === name);
  if (!conflict) return children;
  const text = name === 'decorative' ? (conflict.current ? 'Yes' : 'No') : conflict.current;
  return (
    <div className="asset-conflict">
      {children}
      <p>
        <b>Saved by someone else:</b> {text === '' ? 'nothing' : text}
      </p>
    </div>
  );
}
