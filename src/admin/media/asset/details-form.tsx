import { useEffect, useState } from 'react';
import { TextArea } from '#src/admin/kit/form/text-area.tsx';
import {
  ActionForm,
  useFormField,
  useFormResult,
  TextField,
} from '#src/admin/kit/form/action-form.tsx';
import {
  MAX_ALT_LENGTH,
  MAX_CAPTION_LENGTH,
  MAX_CREDIT_LENGTH,
  MAX_LICENSE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_TAGS,
} from '#src/domains/media/asset.ts';
import { isVisual } from '#src/domains/media/asset.ts';
import type { AssetFormResult } from './asset-action.server.ts';
import {
  DETAIL_LABELS,
  type DetailFields,
  type DetailName,
  type FieldConflict,
} from './asset-form.ts';
import type { AssetView } from './asset-view.ts';

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
  const field = (
    name: Exclude<DetailName, 'alt' | 'decorative'>,
    hint?: string,
    maxLength?: number,
  ) => ({
    name,
    label: name === 'name' ? DETAIL_LABELS.name : `${DETAIL_LABELS[name]} (optional)`,
    hint,
    maxLength,
    defaultValue: start.details[name],
  });
  return (
    <div
      key={start.key}
      className="asset-form"
      onInput={() => change(true)}
      onSubmit={() => change(false)}
    >
      <ActionForm
        className="asset-details"
        intent="details"
        submit="Save details"
        busy="Saving..."
        notes={Object.fromEntries((result?.conflicts ?? []).map(toNote))}
      >
        <input type="hidden" name="base" value={start.version} />
        <input type="hidden" name="before" value={JSON.stringify(start.details)} />
        <TextField {...field('name', undefined, MAX_NAME_LENGTH)} required />
        {isVisual(kind) ? <AltFields details={start.details} /> : null}
        <TextArea {...field('caption', undefined, MAX_CAPTION_LENGTH)} />
        <TextField {...field('credit', 'Who made it, as it should be named.', MAX_CREDIT_LENGTH)} />
        <TextField
          {...field(
            'license',
            'Where it comes from, and what we may do with it.',
            MAX_LICENSE_LENGTH,
          )}
        />
        <TextField {...field('license-ends', 'The library warns 30 days before.')} type="date" />
        <TextField {...field('tags', `Separated by commas, up to ${MAX_TAGS}.`)} />
      </ActionForm>
    </div>
  );
}

function AltFields({ details }: { details: DetailFields }) {
  const { value, note } = useFormField('decorative');
  const [isDecorative, setDecorative] = useState((value ?? details.decorative) !== '');
  return (
    <>
      <TextArea
        name="alt"
        label={DETAIL_LABELS.alt}
        maxLength={MAX_ALT_LENGTH}
        defaultValue={details.alt}
        hint="What the picture shows, for people who do not see it."
        // Its text is not used now; it would not be posted if it were disabled.
        readOnly={isDecorative}
        aria-disabled={isDecorative || undefined}
      />
      <div>
        <label className="asset-decorative row tap small" htmlFor="details-decorative">
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
        {note}
      </div>
    </>
  );
}

/** What someone else saved in a field. */
const toNote = ({ name, current }: FieldConflict) => {
  const text = name === 'decorative' ? (current ? 'Yes' : 'No') : current;
  return [
    name,
    <p className="small breaks" key={name}>
      <b>Saved by someone else:</b> {text === '' ? 'nothing' : text}
    </p>,
  ] as const;
};
