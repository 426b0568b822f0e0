import { type ReactNode, type ComponentProps, useId } from 'react';
import { Link } from 'react-router';
import { useAdminTitle } from '#src/admin/parts/site-brand.tsx';
import { isObject } from '#src/platform/json.ts';
import { HelpButton } from './help-button.tsx';
import './page-head.css';

/** A page above this one. */
interface Crumb {
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
      <title>{useAdminTitle(documentTitle)}</title>
      {crumbs.length > 0 ? (
        <nav className="crumbs" aria-label="Breadcrumbs">
          <ol className="flex muted">
            {crumbs.map(({ label, to }) => (
              <li className="row tap" key={to}>
                <Link className="tap-wide medium fg" to={to}>
                  {label}
                </Link>
              </li>
            ))}
            <li className="row tap">
              <span aria-current="page">{title}</span>
            </li>
          </ol>
        </nav>
      ) : null}
      <div className="page-head-line row wraps gap-2 gap-x-4 tap">
        <h1 className="admin-title min-0" data-address={isAddress || undefined}>
          {title}
        </h1>
        {mark ? <div className="page-head-mark">{mark}</div> : null}
        <div className="page-head-actions row wraps gap-2">
          {actions}
          <HelpButton />
        </div>
      </div>
      {intro ? <p className="admin-intro">{intro}</p> : null}
    </header>
  );
}

interface PartProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
}

/** A part of a screen under its heading, which names it. */
export function Part({ title, children, ...section }: PartProps) {
  const id = useId();
  return (
    <section {...section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** An error message in place of data that could not be read. The children say what failed. */
export const LoadError = ({ children }: { children: string }) => (
  <p className="admin-missing" role="alert">
    {children} Reload the page to try again. If the problem persists, check Health on the{' '}
    <Link className="text-link" to="/admin">
      dashboard
    </Link>
    .
  </p>
);

type Entries = readonly (readonly [label: string, value: ReactNode])[];

interface FactsProps {
  /** by label; those without a value are left out */
  facts: Readonly<Record<string, ReactNode>> | Entries;
  /** the value that is linked. Values come from visitors, so they are plain text otherwise */
  email?: string;
  className?: string;
}

/** A list of labeled values. */
export const Facts = ({ facts, email, className = 'detail-facts' }: FactsProps) => (
  <dl className={className}>
    {(Array.isArray(facts) ? (facts as Entries) : Object.entries(facts)).map(([label, value]) =>
      value ? (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {email !== undefined && value === email ? (
              <a className="text-link" href={`mailto:${encodeURIComponent(email)}`}>
                {email}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ) : null,
    )}
  </dl>
);

interface TextListProps extends ComponentProps<'ul'> {
  items: readonly string[];
}

/** Lines of text; nothing without any. */
export const TextList = ({ items, ...list }: TextListProps) =>
  items.length === 0 ? null : (
    <ul {...list}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );

/** Says what is not there, why, and where to go on. */
interface Missing {
  title: string;
  text: string;
  back: { label: string; to: string };
}

/** The response that a loader throws for a record that does not exist; the layout of the admin area shows it as `NotFoundPanel`. */
export const missing = (title: string, text: string, back: Missing['back']): Response =>
  Response.json({ title, text, back } satisfies Missing, { status: 404 });

export const isMissing = (thrown: unknown): thrown is Missing =>
  isObject(thrown) && isObject(thrown['back']);

/** The page of a record that does not exist. */
export const NotFoundPanel = ({ title, text, back }: Missing) => (
  <>
    <PageHead title={title} intro={text} />
    <p>
      <Link className="text-link" to={back.to}>
        {back.label}
      </Link>
    </p>
  </>
);
