import { Link } from 'react-router';
import { Part } from '#src/admin/kit/screen.tsx';
import { genericZoneName } from '#src/platform/clock/site-time-zone.ts';
import type { ChangeView, DayView, EntryView, ValueView } from './activity-list.ts';

/** The line above a list. @param count of its entries, in words; missing if it does not count them */
export const daysSummary = (count?: string) =>
  `${count ? `${count}, newest` : 'Newest'} first. Times are ${genericZoneName()}.`;

interface DaysProps {
  rows: readonly DayView[];
  summary: string;
}

/** The entries as sentences, grouped by day, each with what it changed. */
export function ActivityDays({ rows, summary }: DaysProps) {
  return (
    <>
      <p className="records-summary">{summary}</p>
      {rows.map(({ id, label, entries }) => (
        <Part className="activity-day" key={id} title={label}>
          <ol>
            {entries.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </ol>
        </Part>
      ))}
    </>
  );
}

function Entry({ at, time, actor, sentence, to, group, changes }: EntryView) {
  const { before, object, behind } = sentence;
  return (
    <li className="activity-entry grid gap-1 gap-x-4 py-3 rule-below">
      <time className="small muted nowrap nums" dateTime={at.iso} title={at.exact}>
        {time}
      </time>
      <div>
        <p>
          <b>{actor}</b> {before}
          {behind === undefined ? null : to ? (
            <Link className="text-link" to={to}>
              {object}
            </Link>
          ) : (
            <span className="medium">{object}</span>
          )}
          {behind}
        </p>
        {changes.length > 0 ? (
          <dl className="activity-changes mt-2 small snug">
            {changes.map((change) => (
              <Change key={change.field} {...change} />
            ))}
          </dl>
        ) : null}
      </div>
      <span className="activity-group small muted nowrap">{group}</span>
    </li>
  );
}

function Change({ field, before, after }: ChangeView) {
  return (
    <div>
      <dt>{field}</dt>
      {before ? (
        <dd data-side={after ? 'before' : 'only'}>
          {after ? <span className="sr-only">before: </span> : null}
          <Value {...before} />
        </dd>
      ) : null}
      {after ? (
        <dd data-side={before ? 'after' : 'only'}>
          {before ? <span className="sr-only">after: </span> : null}
          <Value {...after} />
        </dd>
      ) : null}
    </div>
  );
}

function Value({ text, excerpt }: ValueView) {
  if (excerpt === undefined) return text;
  return (
    <details className="activity-long pre">
      <summary>
        <span className="activity-excerpt">{excerpt} </span>
        <span className="activity-toggle link nowrap">Show all</span>
      </summary>
      {text}
    </details>
  );
}
