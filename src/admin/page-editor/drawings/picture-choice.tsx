import {
  ChoiceErrors,
  type ChoiceOption,
  type ChoiceProps,
  isOffered,
} from '#src/admin/page-editor/choice-parts.tsx';
import { Warnings } from '#src/admin/page-editor/field-frame.tsx';
import { drawingUrl } from './drawing-url.ts';
import './picture-choice.css';

/** More pictures than this are shown once they are asked for. */
const MAX_OPEN = 6;

/** A choice by sight. The pictures come from the server, so that no drawing code is in the editor. */
export function PictureChoice(props: ChoiceProps & { family: string }) {
  const { field, label, help, options, chosen, family } = props;
  const { id, errors, warnings, warningsId } = field;
  const described = [errors.length > 0 && `${id}-error`, help && `${id}-hint`, warningsId];
  const current = options.find(({ value }) => value === chosen);
  const pictures = (
    <div className="picture-options">
      {options.map((option, at) => (
        <label key={option.label}>
          <input
            // Links to the field lead to what is chosen.
            id={
              option.value === chosen || (at === 0 && !isOffered(options, chosen)) ? id : undefined
            }
            type="radio"
            name={id}
            checked={option.value === chosen}
            disabled={field.isReadOnly}
            onChange={() => field.set(option.value)}
          />
          <Drawing option={option} family={family} />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
  return (
    <fieldset
      className="option-field"
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
    >
      <legend className="field-label">{label}</legend>
      {options.length <= MAX_OPEN ? (
        pictures
      ) : (
        <details className="picture-choice">
          <summary>
            {current ? <Drawing option={current} family={family} /> : null}
            <span>{current?.label ?? 'Nothing chosen'}</span>
            <span className="picture-change">{field.isReadOnly ? 'Show all' : 'Change'}</span>
          </summary>
          {pictures}
        </details>
      )}
      {help ? (
        <p className="field-hint" id={`${id}-hint`}>
          {help}
        </p>
      ) : null}
      <ChoiceErrors id={`${id}-error`} errors={errors} />
      <Warnings id={warningsId} messages={warnings} />
    </fieldset>
  );
}

const Drawing = ({ option, family }: { option: ChoiceOption; family: string }) =>
  option.value === undefined ? (
    <span className="no-drawing" aria-hidden="true" />
  ) : (
    <img src={drawingUrl(family, option.value)} alt="" loading="lazy" decoding="async" />
  );
