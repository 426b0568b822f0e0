import { useState } from 'react';
import { MAX_ALT_LENGTH } from '#src/domains/media/asset.ts';
import { Field } from '#src/ui/field.tsx';
import { baseValue, type DescribedText } from './describe-form.ts';
import { FilePicture } from './file-picture.tsx';
import type { LibraryFile } from './library-view.ts';

interface DescribeFieldsProps {
  file: LibraryFile;
  /** what was posted and refused */
  typed: DescribedText | undefined;
  error: string | undefined;
}

/** A picture beside its text, or the box that says that it needs none. */
export function DescribeFields({ file, typed, error }: DescribeFieldsProps) {
  const { id, name, folder } = file;
  const start = typed ?? file;
  const [isDecorative, setDecorative] = useState(start.isDecorative);
  return (
    <li>
      <div className="library-picture">
        <FilePicture file={file} />
      </div>
      <fieldset>
        <input type="hidden" name={`was-${id}`} value={baseValue(file)} />
        <legend>
          {name}
          {folder === '' ? null : <span> {folder}</span>}
        </legend>
        <Field id={`alt-${id}`} label="Alternative text" error={error}>
          {(control) => (
            <textarea
              {...control}
              className="input"
              name={`alt-${id}`}
              rows={2}
              maxLength={MAX_ALT_LENGTH}
              defaultValue={start.alt}
              // A disabled field would not be posted.
              readOnly={isDecorative}
              aria-disabled={isDecorative || undefined}
            />
          )}
        </Field>
        <label className="library-decorative">
          <input
            className="admin-check"
            type="checkbox"
            name={`decorative-${id}`}
            value="1"
            checked={isDecorative}
            onChange={({ currentTarget }) => setDecorative(currentTarget.checked)}
          />
          Decorative: screen readers skip it
        </label>
      </fieldset>
    </li>
  );
}
