import { Link } from 'react-router';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { editorAddress } from '#src/admin/parts/editor-address.ts';
import type { PresentedAddress } from './present-crawler.server.ts';

/** The head of the live page beside that of its working copy. */
export function CopyComparison(copy: NonNullable<PresentedAddress['copy']>) {
  if ('reason' in copy)
    return (
      <section aria-labelledby="copy">
        <h2 id="copy">Working copy</h2>
        <p className="crawler-note">{copy.reason}</p>
      </section>
    );
  const { id, kind, isLive, rows, words } = copy;
  const changed = rows.filter(({ isDifferent }) => isDifferent).length;
  return (
    <section aria-labelledby="copy">
      <h2 id="copy">
        {changed === 0 ? 'Publishing changes nothing in the head' : 'What publishing would change'}
      </h2>
      <p className="crawler-note">
        {isLive ? '' : 'The page is not live. '}
        {formatNumber(words.live)} words live, {formatNumber(words.copy)} in the working copy.{' '}
        <Link className="text-link" to={editorAddress(kind, id)}>
          Edit it
        </Link>
      </p>
      <ul className="crawler-compare">
        {rows.map(({ name, live, copy: other, isDifferent }) => (
          <li key={name} data-different={isDifferent || undefined}>
            <b>
              {name}
              {isDifferent ? <span>Changes</span> : null}
            </b>
            <p>
              <small>Live</small> {live || '–'}
            </p>
            <p>
              <small>Working copy</small> {other || '–'}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
