import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface NothingHereProps {
  title: string;
  /** why it is not there */
  children: ReactNode;
  back: { label: string; to: string };
}

/** The page of a record that does not exist. */
export const NothingHere = ({ title, children, back }: NothingHereProps) => (
  <>
    <title>{`${title} | Cadron admin`}</title>
    <h1 className="admin-title">{title}</h1>
    <p className="admin-intro">{children}</p>
    <p>
      <Link className="text-link" to={back.to}>
        {back.label}
      </Link>
    </p>
  </>
);
