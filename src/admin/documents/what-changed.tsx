import { useDeferredValue, useMemo } from 'react';
import { diffSections } from '#src/domains/documents/diff-sections.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { isHiddenBlock } from '#src/domains/documents/diff-sections.ts';
import { nameOfSection } from '#src/domains/documents/name-of-section.ts';
import { CompareLink } from './compare/compare-link.tsx';
import { NOW, PUBLIC } from './compare/comparison.ts';
import { ChangeDetails, ChangeHeading } from './section-changes.tsx';
import './section-changes.css';
import type { OpenDocument } from './use-document.ts';

/** What publishing would change for visitors, section by section. */
export function WhatChanged({ open: { document, state } }: { open: OpenDocument }) {
  // Typing does not wait for it.
  const content = useDeferredValue(state.content);
  const { live } = document;
  if (!live) return <WhatIsNew content={content} wasPublic={document.offlineSince !== null} />;
  if (!live.content)
    return <p className="note">The public version is no longer kept, so it cannot be compared.</p>;
  return <Changes before={live.content} after={content} />;
}

function Changes({ before, after }: { before: DocumentContent; after: DocumentContent }) {
  const changes = useMemo(() => diffSections(before, after), [before, after]);
  if (changes.length === 0)
    return <p className="note">Nothing has changed since the public version.</p>;
  return (
    <div className="what-changed">
      <h3>What changed</h3>
      <p>
        {changes.length === 1 ? '1 change' : `${changes.length} changes`} since the public version
      </p>
      <CompareLink comparison={{ before: PUBLIC, after: NOW }}>Compare side by side</CompareLink>
      <ul className="section-changes">
        {changes.map((change) => (
          <li key={change.id ?? ''}>
            <details>
              <summary>
                <ChangeHeading change={change} />
              </summary>
              <ChangeDetails change={change} />
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface WhatIsNewProps {
  content: DocumentContent;
  wasPublic: boolean;
}

/** For a page that nobody can see yet, or any more: all of it is new. */
function WhatIsNew({ content: { blocks }, wasPublic }: WhatIsNewProps) {
  const all = wasPublic ? 'It is offline, so visitors will see all of it anew' : 'All of it is new';
  if (!blocks) return <p className="note">{all}.</p>;
  const shown = blocks.filter((block) => !isHiddenBlock(block));
  const hidden = blocks.length - shown.length;
  return (
    <div className="what-changed">
      <h3>What changed</h3>
      <p>
        {all}
        {shown.length === 0
          ? '. It has no sections yet.'
          : `: ${shown.length === 1 ? 'one section' : `${shown.length} sections`}.`}
      </p>
      {shown.length > 0 ? (
        <ol className="what-is-new">
          {shown.map((block) => (
            <li key={block.id}>{nameOfSection(block)}</li>
          ))}
        </ol>
      ) : null}
      {hidden > 0 ? (
        <p className="note">
          {hidden === 1 ? 'One hidden section is' : `${hidden} hidden sections are`} left out.
        </p>
      ) : null}
    </div>
  );
}
