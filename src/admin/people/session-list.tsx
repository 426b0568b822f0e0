import { PostButton } from '#src/admin/kit/submit-button.tsx';
import { Time } from '#src/admin/kit/time.tsx';
import type { SessionRow } from './session-view.ts';
import './sessions.css';

interface SessionListProps {
  sessions: readonly SessionRow[];
  /** with a button to end each of the others */
  canEnd?: boolean;
}

/** Browsers that are signed in: device, network, and times. */
export const SessionList = ({ sessions, canEnd = false }: SessionListProps) => (
  <ul className="sessions parted measure">
    {sessions.map((session) => (
      <li className="row wraps apart gap-2 gap-x-6 py-3 small" key={session.id}>
        <div>
          <b className="bold">{session.device}</b>
          {session.isCurrent ? <span className="px-2 muted">This browser</span> : null}
          <p className="note">
            Last used <Time at={session.lastUsed} /> from {session.place}, signed in{' '}
            <Time at={session.started} />, ends <Time at={session.ends} /> at the latest.
          </p>
        </div>
        {canEnd && !session.isCurrent ? (
          <PostButton
            intent="end-session"
            fields={{ session: session.id }}
            aria-label={`Sign out: ${session.device}, ${session.place}`}
          >
            Sign out
          </PostButton>
        ) : null}
      </li>
    ))}
  </ul>
);
