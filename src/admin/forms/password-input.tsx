import { type ComponentProps, useState } from 'react';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import './password-input.css';

/** A password field. After hydration it has a button that shows the password. */
export function PasswordInput(props: ComponentProps<'input'>) {
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
