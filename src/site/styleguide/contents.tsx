interface ContentsGroup {
  title: string;
  entries: readonly { id: string; label: string; count?: number }[];
}

/** The table of contents, in groups. */
export function Contents({ groups }: { groups: readonly ContentsGroup[] }) {
  return (
    <nav className="wrap guide-contents" aria-label="Style guide" id="contents">
      {groups.map(({ title, entries }) => (
        <section key={title} className="hairline">
          <h2 className="h4">{title}</h2>
          <ul>
            {entries.map(({ id, label, count }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {label}
                  {count ? <span className="note"> {count}</span> : null}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
