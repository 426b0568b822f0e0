import { type ComponentProps, type ReactNode, useId } from 'react';
import { Link } from 'react-router';

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
    {children} Reload the page to try again. If the problem persists, check Service on the{' '}
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
