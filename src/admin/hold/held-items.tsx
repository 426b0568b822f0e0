/** Counts of the jobs that wait for the release. */
export function HeldItems({ items }: { items: readonly string[] }) {
  if (items.length === 0) return <p className="hold-items">Nothing is waiting yet.</p>;
  return (
    <ul className="hold-items">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
