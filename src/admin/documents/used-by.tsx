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
  return (
    <div className="used-by edge-copper px-3 small">
      <p>{usedBySentence(usedBy, removal, kind)}</p>
      <UseList usedBy={usedBy} max={MAX_LISTED} />
    </div>
  );
}

interface UseListProps {
  usedBy: UsedByView;
  max?: number;
}

/** The documents that use one, each with its editor. */
export function UseList({ usedBy: { uses, total }, max = Infinity }: UseListProps) {
  const listed = uses.slice(0, max);
  const others = total - listed.length;
  return (
    <ul>
      {listed.map(({ name, detail, href }) => (
        <li key={href ?? `${name} ${detail}`}>
          {href === null ? (
            name
          ) : (
            <a
              className="text-link inline-flex items-center tap tap-wide"
              href={href}
              target="_blank"
              rel="noopener"
            >
              {name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          )}
          {detail ? ` (${detail})` : null}
        </li>
      ))}
      {others > 0 ? <li>and {others} more</li> : null}
    </ul>
  );
}
