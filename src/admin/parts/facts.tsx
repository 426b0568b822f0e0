/** One thing we know, by its name for people. */
export interface Fact {
  name: string;
  value: string;
}

/** Names and values. Values are a visitor's: text only, no link but to the address itself. */
export function Facts({ facts, email }: { facts: readonly Fact[]; email?: string }) {
  return (
    <dl className="detail-facts">
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
