import { Button } from '#src/admin/kit/button.tsx';
import { Icon } from '#src/admin/kit/icon.tsx';
import { Link } from 'react-router';
import type { SignedInUser } from '#src/platform/auth/auth.ts';
import { ROLE_NAMES } from '#src/platform/auth/permission-words.ts';
import { ACCOUNT_PATH, SIGN_OUT_PATH } from './admin-address.ts';

export type FrameUser = Pick<SignedInUser, 'id' | 'name' | 'email' | 'role'>;

/** The account of the signed-in user: a native popover, which works without JavaScript, and closes by Escape or a click. */
export function AccountMenu({ user }: { user: FrameUser }) {
  return (
    <div
      className="account"
      onBlur={({ currentTarget, relatedTarget: next }) => {
        // Tab leads on to what it would cover.
        if (next && !currentTarget.contains(next))
          currentTarget.querySelector<HTMLElement>('[popover]')?.hidePopover();
      }}
    >
      <Button
        className="account-button row rounded gap-2 full py-2 px-3 left pointer"
        popoverTarget="account-menu"
      >
        <Icon
          className="admin-icon size-5"
          size={24}
          path="M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM4 21c0-4 3.5-6 8-6s8 2 8 6"
        />
        <AccountName user={user} />
        <Icon className="account-arrows push" size={12} path="M3 4.5L6 1.5l3 3M3 7.5l3 3 3-3" />
        <span className="sr-only">Account menu</span>
      </Button>
      <div className="account-menu" id="account-menu" popover="auto">
        <p className="px-3 pt-2 pb-2 mb-2 rule-below fine tight muted breaks">
          Signed in as {user.email}, {ROLE_NAMES[user.role].toLowerCase()}
        </p>
        <AccountLinks />
      </div>
    </div>
  );
}

function AccountName({ user: { name, email, role } }: { user: FrameUser }) {
  return (
    <span className="account-name fine min-0 tight">
      <b className="block clip small bold">{name.trim() || email}</b>
      <span className="block clip muted">{name.trim() ? email : ROLE_NAMES[role]}</span>
    </span>
  );
}

export function AccountLinks() {
  return (
    <ul>
      <li>
        <Link className="admin-link" to={ACCOUNT_PATH}>
          Your account
        </Link>
      </li>
      {/* A plain link and form, so that leaving the admin loads a new document without admin scripts and styles. */}
      <li>
        <a className="admin-link" href="/">
          View the site
        </a>
      </li>
      <li>
        <form method="post" action={SIGN_OUT_PATH}>
          <Button className="admin-link" type="submit">
            Sign out
          </Button>
        </form>
      </li>
    </ul>
  );
}
