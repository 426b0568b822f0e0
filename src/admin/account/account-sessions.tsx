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
      <SessionList sessions={sessions} canEnd />
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
