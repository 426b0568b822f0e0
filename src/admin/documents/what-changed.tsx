import { useDeferredValue, useMemo } from 'react';
import { diffSections, isHiddenBlock } from '#src/domains/documents/history/diff-sections.ts';
import type { DocumentBlock, DocumentContent } from '#src/domains/documents/document.ts';
import { nameOfSection } from '#src/domains/documents/history/name-of-section.ts';
import { CompareLink } from './compare/compare-link.tsx';
import { NOW, PUBLIC } from './compare/comparison.ts';
import { countChanges, SectionChanges } from './section-changes.tsx';
import type { OpenDocument } from './use-document.ts';

/** The changes that publishing would make for visitors, section by section. */
export function WhatChanged({ open: { document, state } }: { open: OpenDocument }) {
  // Typing does not wait for it.
  const content = useDeferredValue(state.content);
  const { live, kind, offlineSince } = document;
  const words = kind === 'template' ? TEMPLATE_WORDS : WORDS;
  if (!live) return <WhatIsNew content={content} all={offlineSince ? words.again : ALL_NEW} />;
  if (!live.content)
    return <p className="note">The {words.version} is no longer kept, so it cannot be compared.</p>;
  return <Changes before={live.content} after={content} version={words.version} />;
}

const ALL_NEW = 'All of it is new';
const WORDS = {
  version: 'public version',
  again: 'It is offline, so visitors will see all of it anew',
};
/** Visitors see no template. */
const TEMPLATE_WORDS = {
  version: 'version in use',
  again: 'It is archived, so new posts will get all of it anew',
};

interface ChangesProps {
  before: DocumentContent;
  after: DocumentContent;
  /** what `before` is called */
  version: string;
}

function Changes({ before, after, version }: ChangesProps) {
  const changes = useMemo(() => diffSections(before, after), [before, after]);
  if (changes.length === 0) return <p className="note">Nothing has changed since the {version}.</p>;
  return (
    <div className="mt-3 mb-3">
      <h3>What changed</h3>
      <p>
        {countChanges(changes)} since the {version}
      </p>
      <CompareLink comparison={{ before: PUBLIC, after: NOW }}>Compare side by side</CompareLink>
      <SectionChanges changes={changes} />
    </div>
  );
}

/** More would push the checks and the button out of sight. */
const MANY = 8;

const NewSections = ({ blocks }: { blocks: readonly DocumentBlock[] }) => (
  <ol className="what-is-new mt-2 breaks">
    {blocks.map((block) => (
      <li key={block.id}>{nameOfSection(block)}</li>
    ))}
  </ol>
);

interface WhatIsNewProps {
  content: DocumentContent;
  /** says that all of it will be new */
  all: string;
}

/** For a page that nobody can see yet, or any more: all of it is new. */
function WhatIsNew({ content: { blocks }, all }: WhatIsNewProps) {
  if (!blocks) return <p className="note">{all}.</p>;
  const shown = blocks.filter((block) => !isHiddenBlock(block));
  const hidden = blocks.length - shown.length;
  return (
    <div className="mt-3 mb-3">
      <h3>What changed</h3>
      <p>
        {all}
        {shown.length === 0
          ? '. It has no sections yet.'
          : `: ${shown.length === 1 ? 'one section' : `${shown.length} sections`}.`}
      </p>
      {shown.length > MANY ? (
        <details>
          <summary className="opener medium">Show all {shown.length}</summary>
          <NewSections blocks={shown} />
        </details>
      ) : shown.length > 0 ? (
        <NewSections blocks={shown} />
      ) : null}
      {hidden > 0 ? (
        <p className="note">
          {hidden === 1 ? 'One hidden section is' : `${hidden} hidden sections are`} left out.
        </p>
      ) : null}
    </div>
  );
}
