import { Form, useNavigation } from 'react-router';
import { Time } from '#src/admin/parts/time.tsx';
import './sessions.css';
import type { SessionRow } from './session-view.ts';

interface SessionListProps {
  sessions: readonly SessionRow[];
  /** with a button to end each of the others */
  canEnd?: boolean;
}

/** Browsers that are signed in: device, network, and times. */
export const SessionList = ({ sessions, canEnd = false }: SessionListProps) => (
  <ul className="sessions">
    {sessions.map((session) => (
      <li key={session.id}>
        <div>
          <b>{session.device}</b>
          {session.isCurrent ? <span className="sessions-current">This browser</span> : null}
          <p className="note">
            Last used <Time at={session.lastUsed} /> from {session.place}, signed in{' '}
            <Time at={session.started} />, ends <Time at={session.ends} /> at the latest.
          </p>
        </div>
        {canEnd && !session.isCurrent ? <EndSession session={session} /> : null}
      </li>
    ))}
  </ul>
);

function EndSession({ session }: { session: SessionRow }) {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="end-session" />
      <button
        className="btn btn-small btn-quiet"
        type="submit"
        name="session"
        value={session.id}
        disabled={isBusy}
        aria-label={`Sign out: ${session.device}, ${session.place}`}
      >
        Sign out
      </button>
    </Form>
  );
}
