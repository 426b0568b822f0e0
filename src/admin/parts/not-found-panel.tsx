import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Crumb, PageHead } from './page-head.tsx';

interface NotFoundPanelProps {
  title: string;
  crumbs?: readonly Crumb[];
  /** why it is not there */
  children: ReactNode;
  back: { label: string; to: string };
}

/** The page of a record that does not exist. */
export const NotFoundPanel = ({ title, crumbs, children, back }: NotFoundPanelProps) => (
  <>
    <PageHead title={title} {...(crumbs && { crumbs })} intro={children} />
    <p>
      <Link className="text-link" to={back.to}>
        {back.label}
      </Link>
    </p>
  </>
);
