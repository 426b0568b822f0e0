import type { FieldErrors, FormField, FormView } from './form-view.ts';
import { FieldControl } from './field-control.tsx';
import { ScoreField } from './score-field.tsx';

interface FieldListProps {
  view: FormView;
  /** for a form with steps: shows only the fields of this step */
  step?: number;
  values?: Readonly<Record<string, string>> | undefined;
  errors: FieldErrors;
}

/** The fields in order; two short ones share a line if there is room. */
export function FieldList({ view, step, values, errors }: FieldListProps) {
  const firstWrong = view.fields.find(({ name }) => errors[name])?.name;
  const renderField = (field: FormField) => {
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
            {renderField(field)}
          </div>
        ))}
    </div>
  );
}
