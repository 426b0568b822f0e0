import { defineBlock, type ViewProps } from '#src/blocks/block.ts';
import type { CSSProperties } from 'react';
import { ramp, stack, sum } from '#src/ui/drawings/ribbon.ts';
import { OpenedSection } from '#src/ui/section.tsx';
import { schema } from './timed-list.schema.ts';

interface Stretch {
  /** share of the whole time, 0 to 1 */
  from: number;
  to: number;
  color: string;
}

/** A bar proportional to its minutes, with its label on the side with more room. */
function TimeBar({ minutes, stretch }: { minutes: number; stretch: Stretch }) {
  const { from, to, color } = stretch;
  const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
  const place = { '--from': percent(from), '--to': percent(1 - to), '--band': color };
  return (
    <p
      className={to > 0.7 && from > 0 ? 'time-bar time-bar-late' : 'time-bar'}
      style={place as CSSProperties}
    >
      <span>{minutes} min</span>
    </p>
  );
}

/** Tasks as a timeline: each bar starts where the previous one ended. */
export function TimedList({ total, items, ...opening }: ViewProps<typeof schema>) {
  const all = sum(items.map(({ minutes }) => minutes));
  const starts = stack(items.map(({ minutes }) => minutes));
  return (
    <OpenedSection {...opening} tone="pine" className="timed-list">
      <ol>
        {items.map(({ title, text, minutes }, index) => (
          <li key={title} className="grid-12">
            <div>
              <h3 className="h4">{title}</h3>
              <p>{text}</p>
            </div>
            <TimeBar
              minutes={minutes}
              stretch={{
                from: starts[index]! / all,
                to: (starts[index]! + minutes) / all,
                color: ramp(0.35 + (0.65 * index) / (items.length - 1)),
              }}
            />
          </li>
        ))}
      </ol>
      <p className="grid-12 time-total">
        <span className="h4">{total}</span>
        <strong className="h2-long">{all} min</strong>
      </p>
    </OpenedSection>
  );
}

export default defineBlock({ schema, view: TimedList });
