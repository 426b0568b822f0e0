import {
  type ChoiceOption,
  type ChoiceProps,
  OptionFieldset,
  OptionInput,
} from '#src/admin/page-editor/choice-parts.tsx';
import { drawingUrl } from './drawing-url.ts';
import './picture-choice.css';

/** More pictures than this are shown once they are asked for. */
const MAX_OPEN = 6;

/** A choice by sight. The pictures come from the server, so that no drawing code is in the editor. */
export function PictureChoice(props: ChoiceProps & { family: string }) {
  const { field, label, help, options, chosen, family } = props;
  const current = options.find(({ value }) => value === chosen);
  const pictures = (
    <div className="picture-options grid gap-2">
      {options.map((option, at) => (
        <label className="relative grid gap-1 p-1 rounded fine" key={option.label}>
          <OptionInput {...{ field, options, chosen, at }} />
          <Drawing option={option} family={family} />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
  return (
    <OptionFieldset field={field} label={label} help={help}>
      {options.length <= MAX_OPEN ? (
        pictures
      ) : (
        <details className="picture-choice">
          <summary>
            {current ? <Drawing option={current} family={family} /> : null}
            <span>{current?.label ?? 'Nothing chosen'}</span>
            <span className="picture-change small bold underlined">
              {field.isReadOnly ? 'Show all' : 'Change'}
            </span>
          </summary>
          {pictures}
        </details>
      )}
    </OptionFieldset>
  );
}

const Drawing = ({ option, family }: { option: ChoiceOption; family: string }) =>
  option.value === undefined ? (
    <span className="no-drawing rounded" aria-hidden="true" />
  ) : (
    <img src={drawingUrl(family, option.value)} alt="" loading="lazy" decoding="async" />
  );
