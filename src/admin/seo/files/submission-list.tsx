import { formatCount } from '#src/admin/parts/counts.ts';
import { PostButton } from '#src/admin/parts/submit-button.tsx';
import { Time } from '#src/admin/parts/time.tsx';
import type { presentSubmissions } from './present-files.server.ts';

const OUTCOMES = {
  accepted: 'Accepted',
  refused: 'Refused',
  failed: 'Failed, will be repeated',
} as const;

type SubmissionListProps = Awaited<ReturnType<typeof presentSubmissions>> & { mayChange: boolean };

/** Notices to search engines by IndexNow, with what came back. */
export const SubmissionList = ({ keyFile, entries, mayChange }: SubmissionListProps) => (
  <section className="machine-part" aria-labelledby="index-now">
    <h2 id="index-now">Notices to search engines (IndexNow)</h2>
    {keyFile ? (
      <p className="machine-verdict">
        On, with the key file {keyFile}. A change is submitted half a minute after it.
      </p>
    ) : (
      <p className="machine-note">
        Off. Changes are submitted from the production site only, once INDEXNOW_KEY is set.
      </p>
    )}
    {entries.length === 0 ? <p className="machine-note">Nothing was submitted yet.</p> : null}
    <ol className="machine-list">
      {entries.map(({ id, at, outcome, message, addresses, paths }) => (
        <li key={id} data-alarm={outcome !== 'accepted' || undefined}>
          <p>
            <b>{formatCount(addresses, 'address', 'addresses')}</b>
            <span>
              {paths.join(', ')}
              {addresses > paths.length ? ', …' : ''}
            </span>
          </p>
          <p className="machine-state">{OUTCOMES[outcome]}</p>
          <p className="machine-size">
            <Time at={at} />
            {message ? `, ${message}` : ''}
          </p>
          {mayChange && keyFile ? (
            <PostButton intent="submit" fields={{ id }}>
              Submit again<span className="sr-only">, {at.exact}</span>
            </PostButton>
          ) : null}
        </li>
      ))}
    </ol>
  </section>
);
