import { FORGOT_PATH, LOGIN_PATH } from '#src/admin/shell/admin-address.ts';
import { Gate, GateLink } from './gate.tsx';

/** Shown for a link that was used, replaced, revoked or invented, or is too old. It does not say which. */
export const LinkExpired = ({ children }: { children: string }) => (
  <Gate title="This link no longer works" intro={children}>
    <GateLink to={LOGIN_PATH}>Sign in</GateLink>
    <GateLink to={FORGOT_PATH}>Forgot your password?</GateLink>
  </Gate>
);
