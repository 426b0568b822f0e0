/** A labeled value. */
export interface Fact {
  name: string;
  value: string;
}

/** A list of labeled values. Values come from visitors, so they are plain text; only `email` is linked. */
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
