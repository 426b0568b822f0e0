import type { DocumentKind } from '#src/domains/documents/document.ts';
import { type Removal, type UsedByView, usedBySentence } from './used-by-view.ts';
import './checks-list.css';

const MAX_LISTED = 8;

interface UsedByProps {
  usedBy: UsedByView;
  removal: Removal;
  /** of the document that is used */
  kind?: DocumentKind;
}

/** A warning in a confirmation: what links to the document, with links to change it. Nothing if nothing does. */
export function UsedBy({ usedBy, removal, kind = 'page' }: UsedByProps) {
  if (usedBy.total === 0) return null;
  const listed = usedBy.uses.slice(0, MAX_LISTED);
  const others = usedBy.total - listed.length;
  return (
    <div className="used-by">
      <p>{usedBySentence(usedBy, removal, kind)}</p>
      <ul>
        {listed.map(({ name, detail, href }) => (
          <li key={`${name} ${detail}`}>
            {href === null ? (
              name
            ) : (
              <a className="text-link" href={href} target="_blank" rel="noopener">
                {name}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            )}
            {detail ? ` (${detail})` : null}
          </li>
        ))}
        {others > 0 ? <li>and {others} more</li> : null}
      </ul>
    </div>
  );
}
