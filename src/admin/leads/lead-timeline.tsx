import { exactAndRelative } from '#src/admin/parts/format-time.ts';
import type { TimelineEntry } from './lead-view.ts';

/** The delivery attempts of a lead in chronological order, with the CRM's messages and the next attempt. */
export function LeadTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <section className="detail-part">
      <h2>Timeline</h2>
      <ol className="lead-timeline">
        {entries.map(({ id, title, outcome, at, text, detail }) => (
          <li key={id} data-outcome={outcome}>
            <p>
              <b>{title}</b>
              {detail ? <span>{detail}</span> : null}
            </p>
            {text ? <p className="lead-words">{text}</p> : null}
            <p className="note">
              <time dateTime={at.iso}>{exactAndRelative(at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
