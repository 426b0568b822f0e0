import { Link } from 'react-router';
import { FORGOT_PATH, LOGIN_PATH } from '#src/admin/shell/admin-address.ts';
import { Gate } from './gate.tsx';

/** Shown for a link that was used, replaced, revoked or invented, or is too old. It does not say which. */
export const LinkExpired = ({ children }: { children: string }) => (
  <Gate title="This link no longer works" intro={children}>
    <p className="login-after">
      <Link className="text-link" to={LOGIN_PATH}>
        Sign in
      </Link>
    </p>
    <p className="login-after">
      <Link className="text-link" to={FORGOT_PATH}>
        Forgot your password?
      </Link>
    </p>
  </Gate>
);
