import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import './password-input.css';

const subscribeToNothing = () => () => undefined;

/** A password field. After hydration it has a button that shows the password. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
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
