import { formatCount } from '#src/admin/parts/counts.ts';
import type { UsedPlaces } from './used-places.ts';

interface UsedPlaceListProps {
  used: UsedPlaces;
  /** their number is said before */
  isCounted?: boolean;
}

/** The places that show a file, each with a link to the public page and to its editor. */
export function UsedPlaceList({ used: { places, total }, isCounted }: UsedPlaceListProps) {
  if (total === 0)
    return (
      <p className="note">
        No page, post, template, menu, success story, setting or redirect uses this file. It can be
        deleted safely.
      </p>
    );
  const others = total - places.length;
  return (
    <>
      {isCounted ? null : (
        <p className="note">{formatCount(total, 'place uses', 'places use')} this file.</p>
      )}
      <ul>
        {places.map(({ key, title, kind, address, state, editor, isLive }) => (
          <li className="tap wraps row gap-x-3 rule-below py-2" key={key}>
            <span className="asset-place-kind small muted">{kind}</span>
            <b className="breaks medium">{title}</b>
            {state ? <span className="asset-place-state fine py-0 px-2">{state}</span> : null}
            <span className="flex gap-5 push">
              {address !== null && isLive ? (
                <a className="text-link tap-link" href={address} target="_blank" rel="noopener">
                  View<span className="sr-only"> {title} (opens in a new tab)</span>
                </a>
              ) : null}
              {editor === null ? null : (
                <a className="text-link tap-link" href={editor}>
                  Edit<span className="sr-only"> {title}</span>
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
      {others > 0 ? <p className="note">And {formatCount(others, 'other')}.</p> : null}
    </>
  );
}
