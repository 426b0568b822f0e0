import { SHORT_NAME } from '#content/short-name.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BrandMark } from '#content/drawings/brand-mark.tsx';
import '#src/ui/styles/admin.css';
import './login.css';

interface GateProps {
  title: string;
  intro: ReactNode;
  children?: ReactNode;
}

/** The frame of the pages that need no session: sign-in, and what links in emails open. */
export const Gate = ({ title, intro, children }: GateProps) => (
  <div className="login">
    <title>{`${title} | ${SHORT_NAME} admin`}</title>
    <meta name="robots" content="noindex, nofollow" />
    <main className="login-main">
      <a className="admin-brand" href="/" aria-label={`${SHORT_NAME}, home`}>
        <BrandMark />
        <span>{SHORT_NAME}</span>
      </a>
      <div className="login-form">
        <h1 className="login-title">{title}</h1>
        <p className="admin-intro">{intro}</p>
        {children}
      </div>
    </main>
    <div className="login-picture" aria-hidden="true">
      <BrandMark />
    </div>
  </div>
);

/** Another way on, below the form. */
export const GateLink = ({ to, children }: { to: string; children: string }) => (
  <p className="login-after">
    <Link className="text-link" to={to}>
      {children}
    </Link>
  </p>
);
