import { useRef } from 'react';
import { ConflictItem } from './conflict-item.tsx';
import type { Resolution } from './join-states.ts';
import { placeKey } from './place.ts';
import { SAVE_LINE } from './save-line.tsx';
import type { Conflict, WorkingCopyState } from './working-copy.ts';

interface ConflictListProps {
  state: Pick<WorkingCopyState, 'conflicts' | 'content'>;
  onResolve(conflict: Conflict, resolution: Resolution): void;
}

/** Different changes of this editor and someone else, side by side, until the editor has chosen. */
export function ConflictList({ state: { conflicts, content }, onResolve }: ConflictListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const count = conflicts.length;
  return (
    <section className="edge-copper on-sand" hidden={count === 0} aria-labelledby="conflicts-title">
      <h2 className="headline" id="conflicts-title" ref={heading} tabIndex={-1}>
        {count === 1 ? 'One field was changed twice' : `${count} fields were changed twice`}
      </h2>
      <p className="note">
        Everything else is saved. Choose a text for {count === 1 ? 'this field' : 'each field'}; the
        other one stays in the history.
      </p>
      <ol>
        {conflicts.map((conflict) => (
          <ConflictItem
            key={placeKey(conflict.found.path)}
            conflict={conflict}
            content={content}
            onResolve={(resolution) => {
              onResolve(conflict, resolution);
              // The chosen field disappears, and the focus with it.
              if (count > 1) heading.current?.focus();
              else document.getElementById(SAVE_LINE)?.focus();
            }}
          />
        ))}
      </ol>
    </section>
  );
}
