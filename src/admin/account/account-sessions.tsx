import { Form, useNavigation } from 'react-router';
import { ActionForm } from '#src/admin/forms/action-form.tsx';
import type { FormResult } from '#src/admin/forms/form-result.ts';
import { SessionList } from '#src/admin/people/session-list.tsx';
import type { SessionRow } from '#src/admin/people/session-view.ts';

interface AccountSessionsProps {
  sessions: readonly SessionRow[];
  result: FormResult | undefined;
}

/** Browsers in which one is signed in. Each of the others can be signed out. */
export function AccountSessions({ sessions, result }: AccountSessionsProps) {
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <section className="account-part" id="sessions">
      <h2>Where you are signed in</h2>
      <SessionList
        sessions={sessions}
        control={(session) => (session.isCurrent ? null : <EndSession session={session} />)}
      />
      {others.length > 0 ? (
        <ActionForm
          intent="end-others"
          result={result}
          submit={others.length === 1 ? 'Sign out the other browser' : 'Sign out all others'}
          busy="Signing out..."
          tone="quiet"
        >
          <p className="note">See one that is not yours? Sign it out, then change your password.</p>
        </ActionForm>
      ) : (
        <p className="note">No other browser is signed in.</p>
      )}
    </section>
  );
}

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
