import type { FieldErrors, FormField, FormView } from './form-view.ts';
import { FieldControl } from './field-control.tsx';
import { ScoreField } from './score-field.tsx';

interface FieldListProps {
  view: FormView;
  /** only those of this step, of a form with steps */
  step?: number;
  values?: Readonly<Record<string, string>> | undefined;
  errors: FieldErrors;
}

/** The fields in their order, two short ones to a line where there is room. */
export function FieldList({ view, step, values, errors }: FieldListProps) {
  const firstWrong = view.fields.find(({ name }) => errors[name])?.name;
  const drawn = (field: FormField) => {
    const { name, kind } = field;
    const props = { field, id: `${view.form}-${name}`, value: values?.[name], error: errors[name] };
    return kind === 'score' ? (
      <ScoreField {...props} />
    ) : (
      <FieldControl {...props} isFirstWrong={name === firstWrong} />
    );
  };
  return (
    <div className="form-fields">
      {view.fields
        .filter((field) => field.step === step)
        .map((field) => (
          <div key={field.name} className={field.isShort ? 'form-short' : undefined}>
            {drawn(field)}
          </div>
        ))}
    </div>
  );
}
