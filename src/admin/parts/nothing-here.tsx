import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageHead } from './page-head.tsx';

interface NothingHereProps {
  title: string;
  /** why it is not there */
  children: ReactNode;
  back: { label: string; to: string };
}

/** The page of a record that does not exist. */
export const NothingHere = ({ title, children, back }: NothingHereProps) => (
  <>
    <PageHead title={title} intro={children} />
    <p>
      <Link className="text-link" to={back.to}>
        {back.label}
      </Link>
    </p>
  </>
);
