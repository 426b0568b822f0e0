import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import { Dialog } from '#src/admin/kit/dialog/dialog.tsx';
import type { ContentChange } from '#src/domains/documents/history/diff-content.ts';
import { diffSections, type SectionChange } from '#src/domains/documents/history/diff-sections.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import { mergeContent } from '#src/domains/documents/merge/merge.ts';
import { restoreChange, restoreSections } from '#src/domains/documents/history/restore-sections.ts';
import { changeLine, countChanges } from '../section-changes.tsx';
import type { OpenDocument } from '../use-document.ts';
import { useRestore } from '../use-restore.ts';
import { CompareChanges } from './compare-changes.tsx';
import { ComparePages } from './compare-pages.tsx';
import './compare.css';
import type { Comparison } from './comparison.ts';
import { pictureEntry, useStateContent } from './use-state-content.ts';
import { labelOf, useVersionChoice, VersionSelect } from './version-select.tsx';

interface CompareDialogProps {
  open: OpenDocument;
  mayEdit: boolean;
  comparison: Comparison;
  onChange(comparison: Comparison): void;
  onClose(): void;
}

/** Two states of a document beside each other: their texts, or the pages. Each difference can be put back. */
export function CompareDialog({
  open,
  mayEdit,
  comparison,
  onChange,
  onClose,
}: CompareDialogProps) {
  const id = useId();
  const { store, document } = open;
  const { before, after } = comparison;
  const [was, is] = [useStateContent(open, before), useStateContent(open, after)];
  const groups = useVersionChoice(open);
  const restore = useRestore(open);
  const hasPages = document.kind === 'page' || document.kind === 'section';
  const [showsPages, setShowsPages] = useState(false);

  // A page of the working copy shows what is saved.
  useEffect(() => void store.settle(), [store]);

  const changes = useMemo(
    () =>
      isContent(was.content) && isContent(is.content)
        ? diffSections(was.content, is.content)
        : undefined,
    [was.content, is.content],
  );
  const main = useRef<HTMLDivElement>(null);
  // The button of what was put back is gone.
  useEffect(() => {
    const { activeElement, body } = main.current!.ownerDocument;
    if (activeElement !== body) return;
    const [next] = main.current!.querySelectorAll<HTMLElement>('[aria-label^="Put back"]');
    (next ?? main.current)!.focus();
  }, [changes]);
  const labels = [labelOf(groups, before), labelOf(groups, after)] as const;
  const earlier = isContent(was.content) ? was.content : undefined;
  const canPutBack =
    mayEdit && after.type === 'now' && before.type !== 'now' && document.trashedAt === null;

  /** The content without a difference. What others have saved since it was found stays. */
  const without = (restored: DocumentContent) => (content: DocumentContent) =>
    isContent(is.content) ? mergeContent(is.content, content, restored).merged : content;
  const putBack = canPutBack &&
    earlier &&
    isContent(is.content) && {
      section: (change: SectionChange) =>
        restore.putBack(
          (content) => restoreSections(content, earlier, [change.id]),
          changeLine(change),
        ),
      field: (field: ContentChange, name: string) =>
        restore.putBack(
          without(restoreChange(is.content as DocumentContent, earlier, field)),
          name,
        ),
    };

  async function putAllBack(): Promise<void> {
    if (!earlier || !changes) return;
    const entry = pictureEntry(before, open);
    if (entry) await restore.restoreAll(entry, `“${labels[0]}”`);
  }

  return (
    <Dialog className="compare dialog-full" labelledBy={`${id}-title`} onClose={onClose}>
      <header className="compare-head compact-fields grid items-end pt-4 pb-3 px-5">
        <h2 id={`${id}-title`} tabIndex={-1} data-autofocus="">
          Compare versions
        </h2>
        <VersionSelect
          label="Before"
          groups={groups}
          chosen={before}
          onChoose={(ref) => onChange({ before: ref, after })}
        />
        <VersionSelect
          label="After"
          groups={groups}
          chosen={after}
          onChoose={(ref) => onChange({ before, after: ref })}
        />
        <Button tone="quiet" className="compare-close" onClick={onClose}>
          Close
        </Button>
      </header>
      <div className="row wraps gap-2 gap-x-4 pb-3 px-5 rule-below small">
        <p role="status" className="compare-count bold">
          {countText(changes)}
        </p>
        <Button onClick={() => onChange({ before: after, after: before })}>Swap</Button>
        {hasPages ? (
          <Button aria-pressed={showsPages} onClick={() => setShowsPages(!showsPages)}>
            Show pages
          </Button>
        ) : null}
        {canPutBack && changes && changes.length > 0 ? (
          <Button isBusy={restore.isBusy} onClick={() => void putAllBack()}>
            Put all back
          </Button>
        ) : null}
        {mayEdit && !canPutBack ? (
          <p className="note">To put something back, choose “Now” as the later version.</p>
        ) : null}
        <p role="status" className="compare-result breaks">
          {restore.message}
        </p>
        {restore.undo ? <Button onClick={restore.undo}>Undo</Button> : null}
      </div>
      <div className="compare-main pb-4 px-5" ref={main} tabIndex={-1}>
        {[was, is].map(({ content, retry }, side) =>
          typeof content === 'string' ? (
            <div className="mt-3 mb-3" key={side}>
              <p className="form-error" role="alert">
                {side === 0 ? 'Before' : 'After'}: {content}
              </p>
              <Button onClick={retry}>Try again</Button>
            </div>
          ) : null,
        )}
        {showsPages ? (
          <ComparePages open={open} comparison={comparison} labels={labels} />
        ) : (
          <CompareChanges changes={changes ?? []} putBack={putBack || undefined} />
        )}
      </div>
    </Dialog>
  );
}

function countText(changes: readonly SectionChange[] | undefined): string {
  if (!changes) return 'Reading both versions…';
  return changes.length === 0 ? 'Nothing differs.' : countChanges(changes);
}

const isContent = (content: DocumentContent | string | undefined): content is DocumentContent =>
  typeof content === 'object';
