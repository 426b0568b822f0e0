import { Field, type FieldProps } from '#src/ui/field.tsx';
import type { Tone } from '#src/ui/section.tsx';

type Shown = Omit<FieldProps, 'id' | 'children'> & {
  name: string;
  control: FieldProps['children'];
};

const input = (more: object): Shown['control'] =>
  function Control(control) {
    return <input className="input" {...control} {...more} />;
  };

const STATES: readonly Shown[] = [
  { name: 'empty', label: 'Empty', control: input({ placeholder: 'name@company.com' }) },
  { name: 'filled', label: 'Filled', control: input({ defaultValue: 'ida@ames.example' }) },
  {
    name: 'hint',
    label: 'With a hint',
    hint: 'As it stands on your last invoice.',
    control: input({}),
  },
  { name: 'optional', label: 'Can be skipped', isOptional: true, control: input({}) },
  {
    name: 'focus',
    label: 'Focused',
    control: input({ className: 'input is-focus', defaultValue: 'Typing' }),
  },
  {
    name: 'hover',
    label: 'Hovered',
    control: input({ className: 'input is-hover' }),
  },
  {
    name: 'invalid',
    label: 'Refused',
    errors: ['Please enter a valid email address.'],
    control: input({ defaultValue: 'ida at ames' }),
  },
  {
    name: 'twice',
    label: 'Two errors, with a hint',
    hint: 'Digits only.',
    errors: ['Leave out the spaces.', 'Enter 10 digits; this has 7.'],
    control: input({ defaultValue: '555 12 34' }),
  },
  { name: 'disabled', label: 'Disabled', control: input({ disabled: true, defaultValue: 'Sent' }) },
  {
    name: 'choice',
    label: 'A choice',
    control: (control) => (
      <select className="input" {...control}>
        <option>Less typing</option>
        <option>Fewer missed calls</option>
      </select>
    ),
  },
  {
    name: 'long',
    label:
      'A question as long as a survey asks it: which of your processes would you hand to a machine first?',
    isOptional: true,
    control: (control) => <textarea className="input" rows={3} {...control} />,
  },
];

const TONES: readonly Tone[] = ['paper', 'sand', 'pine', 'copper'];

/** Fields in every state, on every tone that is used for forms. */
export function Fields() {
  return TONES.map((tone) => (
    <div key={tone} className={`tone-${tone} guide-band`}>
      <div className="wrap">
        <h3 className="h4">On {tone}</h3>
        <p className="form-error guide-say">
          An error of the form as a whole is shown above its fields.
        </p>
        <div className="guide-cells">
          {STATES.map(({ name, control, ...field }) => (
            <Field key={name} id={`field-${tone}-${name}`} {...field}>
              {control}
            </Field>
          ))}
        </div>
      </div>
    </div>
  ));
}
