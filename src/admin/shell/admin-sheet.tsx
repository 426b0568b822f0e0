import { type ReactNode, useEffect } from 'react';
import { useEscape } from '#src/admin/parts/use-escape.ts';
import { ROLE_NAMES } from '#src/platform/auth/permission-words.ts';
import { AccountLinks, type FrameUser } from './account-menu.tsx';

/** The navigation and the account on small screens. A `<details>` element, which works without JavaScript. */
export function AdminSheet({ user, navigation }: { user: FrameUser; navigation: ReactNode }) {
  const ref = useEscape<HTMLDetailsElement>((details) => {
    if (!details.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  });
  // The sheet covers the page, so focus that moves on to the page closes it.
  useEffect(() => {
    const details = ref.current!;
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false;
    };
    details.addEventListener('focusout', onFocusOut);
    return () => details.removeEventListener('focusout', onFocusOut);
  }, [ref]);
  return (
    <details className="admin-menu" ref={ref}>
      <summary>Menu</summary>
      <div className="admin-sheet">
        {navigation}
        <div className="admin-sheet-account">
          <p className="account-name">
            Signed in as <b>{user.email}</b> <span>{ROLE_NAMES[user.role]}</span>
          </p>
          <AccountLinks />
        </div>
      </div>
    </details>
  );
}
