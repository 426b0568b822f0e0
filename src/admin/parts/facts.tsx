import type { Fact } from './lead-view.ts';

/** Names and values. Values are a visitor's: text only, no link but to the address itself. */
export function Facts({ facts, email }: { facts: readonly Fact[]; email?: string }) {
  return (
    <dl className="lead-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value === email ? (
              <a className="text-link" href={`mailto:${encodeURIComponent(value)}`}>
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
