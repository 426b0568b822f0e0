import type { ReactNode } from 'react';

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
