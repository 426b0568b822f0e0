/** What waits for the release, counted. */
export function HeldItems({ items }: { items: readonly string[] }) {
  if (items.length === 0) return <p className="hold-items">Nothing waits so far.</p>;
  return (
    <ul className="hold-items">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
