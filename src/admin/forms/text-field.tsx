import { type ComponentProps, type ReactNode, useState } from 'react';
import { FormField } from './action-form.tsx';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import './password-input.css';

interface TextFieldProps extends Pick<
  ComponentProps<'input'>,
  'ref' | 'autoComplete' | 'autoFocus' | 'inputMode' | 'maxLength' | 'required' | 'defaultValue'
> {
  name: string;
  label: string;
  hint?: ReactNode;
  type?: 'text' | 'email' | 'password';
}

/** A field of an `ActionForm`: one line of text, with what was typed before and why it was refused. */
export function TextField({ name, label, hint, type = 'text', ...attributes }: TextFieldProps) {
  return (
    <FormField name={name} label={label} hint={hint}>
      {({ autoFocus, ...control }, value = attributes.defaultValue) => {
        const shared = { ...attributes, ...control, autoFocus: autoFocus || attributes.autoFocus };
        return type === 'password' ? (
          <PasswordInput {...shared} defaultValue="" />
        ) : (
          <input {...shared} type={type} defaultValue={value} spellCheck={false} />
        );
      }}
    </FormField>
  );
}

/** A password field. After hydration it has a button that shows the password. */
function PasswordInput(props: ComponentProps<'input'>) {
  const isHydrated = useIsHydrated();
  const [isShown, setShown] = useState(false);
  return (
    <div className="password">
      <input {...props} className="input" type={isShown ? 'text' : 'password'} spellCheck={false} />
      {isHydrated ? (
        <button
          type="button"
          aria-controls={props.id}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="sr-only"> password</span>
        </button>
      ) : null}
    </div>
  );
}
