import { formatCount } from '#src/admin/parts/counts.ts';
import type { LaunchItem } from '#src/domains/overview/launch-item.ts';

/** Sample content that is still in place. Closed at first, since it concerns the team only until the site goes live. */
export function LaunchChecklist({ items }: { items: readonly LaunchItem[] }) {
  if (items.length === 0) return null;
  return (
    <details className="launch mt-6 pt-5 rule-above">
      <summary className="plus flex items-baseline gap-x-3 tap py-2">
        <h2 className="nowrap">Before launch</h2>
        <span className="small muted">
          {formatCount(items.length, 'kind')} of sample content or claims to replace
        </span>
      </summary>
      <ul className="grid mt-2">
        {items.map(({ label, found, text }) => (
          <li className="pt-3 pb-4 rule-above small muted" key={label}>
            <h3 className="plain fg">{label}</h3>
            <p>{text}</p>
            <p className="mt-2 fg">{found.join(' · ')}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
