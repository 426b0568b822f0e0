import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AdminMark, useAdminTitle, useSiteName } from '#src/admin/parts/site-brand.tsx';
import { FORGOT_PATH, LOGIN_PATH } from '#src/admin/shell/admin-address.ts';
import '#src/admin/kit/layout.css';
import '#src/admin/kit/parts.css';
import '#src/admin/kit/text.css';
import '#src/admin/kit/space.css';
import '#src/ui/styles/admin.css';
import './login.css';

interface GateProps {
  title: string;
  intro: ReactNode;
  children?: ReactNode;
}

/** The frame of the pages that need no session: sign-in, and what links in emails open. */
export function Gate({ title, intro, children }: GateProps) {
  const name = useSiteName();
  return (
    <div className="login grid">
      <title>{useAdminTitle(title)}</title>
      <meta name="robots" content="noindex, nofollow" />
      <main className="login-main flex column">
        <a
          className="admin-brand gap-2 tracked items-center tap"
          href="/"
          aria-label={`${name}, home`}
        >
          <AdminMark />
          <span>{name}</span>
        </a>
        <div className="login-form full">
          <h1 className="login-title">{title}</h1>
          <p className="admin-intro">{intro}</p>
          {children}
        </div>
      </main>
      <div className="login-picture relative cropped on-pine" aria-hidden="true">
        <AdminMark />
      </div>
    </div>
  );
}

/** Another way on, below the form. */
export const GateLink = ({ to, children }: { to: string; children: string }) => (
  <p className="mt-5">
    <Link className="text-link tap-link" to={to}>
      {children}
    </Link>
  </p>
);

/** Shown for a link that was used, replaced, revoked or invented, or is too old. It does not say which. */
export const LinkExpired = ({ children }: { children: string }) => (
  <Gate title="This link no longer works" intro={children}>
    <GateLink to={LOGIN_PATH}>Sign in</GateLink>
    <GateLink to={FORGOT_PATH}>Forgot your password?</GateLink>
  </Gate>
);
