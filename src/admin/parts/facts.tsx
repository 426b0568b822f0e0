import type { ReactNode } from 'react';

/** A labeled value. */
export interface Fact {
  name: string;
  value: string;
}

interface FactsProps {
  facts: readonly { name: string; value: ReactNode }[];
  /** the value that is linked. Values come from visitors, so they are plain text otherwise */
  email?: string;
  className?: string;
}

/** A list of labeled values. */
export const Facts = ({ facts, email, className = 'detail-facts' }: FactsProps) => (
  <dl className={className}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
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
    ))}
  </dl>
);
