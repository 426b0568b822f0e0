import { SHORT_NAME } from '#content/short-name.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './page-head.css';

/** A page above this one. */
export interface Crumb {
  label: string;
  to: string;
}

export interface PageHeadProps {
  title: string;
  /** title of the document, where the heading is personal data; default: `title` */
  documentTitle?: string;
  /** pages above, the highest first; none for a page of the navigation */
  crumbs?: readonly Crumb[];
  /** the state of the record, as a mark */
  mark?: ReactNode;
  /** one line about the page or record */
  intro?: ReactNode;
  /** buttons and links; the main one last */
  actions?: ReactNode;
  /** styles a title that is an email address */
  isAddress?: boolean;
}

/** The head of every admin page: breadcrumbs, title, state, actions. Also sets the title of the document. */
export function PageHead(props: PageHeadProps) {
  const { title, documentTitle = title, crumbs = [], mark, intro, actions, isAddress } = props;
  return (
    <header className="page-head">
      <title>{`${documentTitle} | ${SHORT_NAME} admin`}</title>
      {crumbs.length > 0 ? (
        <nav className="crumbs" aria-label="Breadcrumbs">
          <ol>
            {crumbs.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            <li>
              <span aria-current="page">{title}</span>
            </li>
          </ol>
        </nav>
      ) : null}
      <div className="page-head-line">
        <h1 className="admin-title" data-address={isAddress || undefined}>
          {title}
        </h1>
        {mark ? <div className="page-head-mark">{mark}</div> : null}
        {actions ? <div className="page-head-actions">{actions}</div> : null}
      </div>
      {intro ? <p className="admin-intro">{intro}</p> : null}
    </header>
  );
}
