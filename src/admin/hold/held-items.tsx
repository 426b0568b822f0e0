import { TextList } from '#src/admin/parts/part.tsx';
/** Counts of the jobs that wait for the release. */
export function HeldItems({ items }: { items: readonly string[] }) {
  if (items.length === 0) return <p className="hold-items">Nothing is waiting yet.</p>;
  return <TextList className="hold-items" items={items} />;
}
