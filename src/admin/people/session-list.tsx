import type { ReactNode } from 'react';
import { Time } from '#src/admin/parts/time.tsx';
import './sessions.css';
import type { SessionRow } from './session-view.ts';

interface SessionListProps {
  sessions: readonly SessionRow[];
  /** a control beside a session */
  control?: (session: SessionRow) => ReactNode;
}

/** Browsers that are signed in: device, network, and times. */
export const SessionList = ({ sessions, control }: SessionListProps) => (
  <ul className="sessions">
    {sessions.map((session) => (
      <li key={session.id}>
        <div>
          <b>{session.device}</b>
          {session.isCurrent ? <span className="sessions-current">This browser</span> : null}
          <p className="note">
            {session.place}. Last used <Time at={session.lastUsed} />, signed in{' '}
            <Time at={session.started} />, ends <Time at={session.ends} /> at the latest.
          </p>
        </div>
        {control?.(session)}
      </li>
    ))}
  </ul>
);
