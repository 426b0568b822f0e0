import { type DragEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { IconButton, Button } from '#src/admin/kit/button.tsx';
import { Part } from '#src/admin/kit/screen.tsx';
import { addDays } from '#src/platform/clock/site-day.ts';
import {
  type CalendarDay,
  type CalendarEntry,
  type CalendarView,
  nameDay,
} from './calendar-view.ts';
import type { MoveResult } from './move-document.server.ts';
import './calendar.css';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};
const WORDS = { scheduled: 'Scheduled', offline: 'Goes offline', published: 'Published' } as const;
const MAX_ENTRIES = 2;

/** What an entry that is moved needs. */
interface Moving {
  picked: { entry: CalendarEntry; day: string } | undefined;
  pick(entry: CalendarEntry, day: string): void;
  leave(): void;
  drop(entry: CalendarEntry, day: string): void;
}

/** The month with what is published and scheduled. Scheduled documents move to another day by drag, by arrow keys, or by date. */
export function Calendar({ view }: { view: CalendarView | undefined }) {
  const fetcher = useFetcher<MoveResult>();
  const [picked, setPicked] = useState<Moving['picked']>();
  const [refused, setRefused] = useState('');
  const [movedId, setMovedId] = useState('');
  const { data, state } = fetcher;
  // The moved entry is drawn anew in another cell, where the focus follows it.
  useEffect(() => {
    if (state === 'idle' && data && document.activeElement === document.body)
      document.getElementById(`move-${movedId}`)?.focus();
  }, [state, data, movedId]);
  if (!view)
    return (
      <Part className="board-wide" title="Publishing calendar">
        <p className="small muted">It could not be loaded. Reload the page to try again.</p>
      </Part>
    );
  const { title, today, previous, next, isEmpty, weeks } = view;
  const moving: Moving = {
    picked,
    pick(entry, day) {
      const isPast = day < today;
      setRefused(isPast ? `${nameDay(day)} is past. Choose today or a later day.` : '');
      setPicked({ entry, day: isPast ? today : day });
    },
    leave: () => setPicked(undefined),
    drop({ id, seen = '', ...entry }, day) {
      setPicked(undefined);
      if (day === entry.day) return;
      setRefused('');
      setMovedId(id);
      void fetcher.submit({ id, day, seen }, { method: 'post' });
    },
  };
  const said = state === 'idle' ? (data?.message ?? '') : 'Moving.';
  return (
    <Part className="board-wide calendar" title="Publishing calendar">
      <div className="row wraps apart gap-x-4">
        <p className="small muted">
          What is published and scheduled, in the time zone of the site.
        </p>
        <nav className="row gap-2 small" aria-label="Month">
          <Link className="tap-link link" to={`?month=${previous}`} preventScrollReset>
            Previous
          </Link>
          <b className="medium">{title}</b>
          <Link className="tap-link link" to={`?month=${next}`} preventScrollReset>
            Next
          </Link>
        </nav>
      </div>
      <table className="full fine">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th className="regular muted left" key={name} scope="col" abbr={name}>
                {name.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]!.day}>
              {days.map((day) => (
                <Day key={day.day} {...day} today={today} moving={moving} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* Below, so that nothing moves under the pointer while it drags. */}
      {picked ? <MoveBar moving={moving} today={today} {...picked} /> : null}
      <p className="calendar-status small mt-2" role="status">
        {refused || (picked ? '' : said)}
      </p>
      {isEmpty ? (
        <p className="small muted mt-2">
          Nothing in this month. Schedule a page or post under Publish in its editor, and it appears
          here.
        </p>
      ) : null}
    </Part>
  );
}

interface MoveBarProps {
  entry: CalendarEntry;
  day: string;
  today: string;
  moving: Moving;
}

/** Says where the picked entry would go. For fingers, and for days beyond the month, the day is a field. */
const MoveBar = ({ entry, day, today, moving }: MoveBarProps) => (
  <div className="row wraps gap-2 py-2 small">
    <label className="row wraps gap-2">
      Move “{entry.title}” to
      <input
        type="date"
        value={day}
        min={today}
        onChange={({ currentTarget: { value } }) => value && moving.pick(entry, value)}
      />
    </label>
    <span className="sr-only" role="status">
      {nameDay(day)}
    </span>
    <Button tone="secondary" onClick={() => moving.drop(entry, day)}>
      Move
    </Button>
    <Button onClick={moving.leave}>Cancel</Button>
  </div>
);

/** A day, on which scheduled entries can be dropped unless it is past. */
function Day({ today, moving, ...shown }: CalendarDay & { today: string; moving: Moving }) {
  const { day, name, number, isOther, entries } = shown;
  const { picked } = moving;
  const isTarget = picked?.day === day;
  const onDragOver = (event: DragEvent) => {
    if (!picked) return;
    if (day >= today) event.preventDefault();
    if (!isTarget) moving.pick(picked.entry, day);
  };
  const list = (some: readonly CalendarEntry[]) => (
    <ul>
      {some.map((entry) => (
        <Entry key={`${entry.id} ${entry.what}`} entry={entry} moving={moving} />
      ))}
    </ul>
  );
  return (
    <td
      data-other={isOther || undefined}
      data-today={day === today || undefined}
      data-past={day < today || undefined}
      data-target={isTarget || undefined}
      data-empty={entries.length === 0 || undefined}
      onDragOver={onDragOver}
      onDrop={(event) => {
        event.preventDefault();
        if (picked) moving.drop(picked.entry, day);
      }}
    >
      <time dateTime={day}>
        <span aria-hidden="true">{number}</span>
        <span className="calendar-name bold small">{name}</span>
      </time>
      {list(entries.slice(0, MAX_ENTRIES))}
      {entries.length > MAX_ENTRIES ? (
        <details>
          <summary className="tap-link link">{entries.length - MAX_ENTRIES} more</summary>
          {list(entries.slice(MAX_ENTRIES))}
        </details>
      ) : null}
    </td>
  );
}

function Entry({ entry, moving }: { entry: CalendarEntry; moving: Moving }) {
  const { id, title, time, what, to, seen, day } = entry;
  const { picked } = moving;
  const isPicked = picked?.entry.id === id;
  const isMovable = seen !== undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) moving.pick(entry, addDays(isPicked ? picked.day : day, step));
    else if (event.key === 'Escape' && isPicked) moving.leave();
    else if (event.key === 'Enter' && isPicked) moving.drop(entry, picked.day);
    else return;
    event.preventDefault();
  };
  return (
    <li className="calendar-entry row" data-what={what}>
      <Link
        className="grow min-0 tap"
        to={to}
        title={`${WORDS[what]} ${time}: ${title}`}
        draggable={isMovable}
        onDragStart={(event) => {
          event.dataTransfer.setData('text/plain', title);
          event.dataTransfer.effectAllowed = 'move';
          moving.pick(entry, day);
        }}
        onDragEnd={moving.leave}
      >
        <span className="sr-only">{WORDS[what]} </span>
        <span className="calendar-title">
          {title}
          <span className="muted nums calendar-time"> {time.replace(/ [A-Z]+$/, '')}</span>
        </span>
      </Link>
      {isMovable ? (
        <IconButton
          className="icon-button calendar-move"
          id={`move-${id}`}
          label={`Move ${title} to another day`}
          path="M8 1v14M1 8h14M6 3l2-2 2 2M6 13l2 2 2-2M3 6L1 8l2 2M13 6l2 2-2 2"
          aria-pressed={isPicked}
          onClick={() => (isPicked ? moving.leave() : moving.pick(entry, day))}
          onKeyDown={onKeyDown}
        />
      ) : null}
    </li>
  );
}
