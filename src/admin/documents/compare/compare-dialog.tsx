import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Dialog } from '#src/admin/dialogs/dialog.tsx';
import { diffSections, type SectionChange } from '#src/domains/documents/diff-sections.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { OpenDocument } from '../use-document.ts';
import { useRestore } from '../use-restore.ts';
import '../section-changes.css';
import { ChangeNav } from './change-nav.tsx';
import { Choice } from './choice.tsx';
import './compare.css';
import {
  ComparePictures,
  type GoTo,
  PICTURE_WIDTHS,
  type PictureWidth,
} from './compare-pictures.tsx';
import { CompareTexts } from './compare-texts.tsx';
import type { Comparison } from './comparison.ts';
import { sectionName } from './section-name.ts';
import { pictureEntry, useStateContent } from './use-state-content.ts';
import { labelOf, useVersionChoice } from './version-choice.ts';
import { VersionSelect } from './version-select.tsx';

interface CompareDialogProps {
  open: OpenDocument;
  mayEdit: boolean;
  comparison: Comparison;
  onChange(comparison: Comparison): void;
  onClose(): void;
}

const VIEWS = [
  { value: 'pictures', label: 'Pictures' },
  { value: 'texts', label: 'Texts' },
] as const;
const WIDTHS = PICTURE_WIDTHS.map((value) => ({ value, label: `${value} px` }));

/** Two states of a document beside each other, as pictures and as texts; what differs can be put back. */
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
  const hasPictures = document.kind === 'page' || document.kind === 'section';
  const [view, setView] = useState<'pictures' | 'texts'>(hasPictures ? 'pictures' : 'texts');
  const [width, setWidth] = useState<PictureWidth>(() => (innerWidth < 768 ? 390 : 1440));
  const [current, setCurrent] = useState<string | null>();
  const goTo = useRef<GoTo>(null);

  // A picture of the working copy shows what is saved.
  useEffect(() => void store.settle(), [store]);

  const changes = useMemo(
    () =>
      isContent(was.content) && isContent(is.content)
        ? diffSections(was.content, is.content)
        : undefined,
    [was.content, is.content],
  );
  const labels = [labelOf(groups, before), labelOf(groups, after)] as const;
  const earlier = isContent(was.content) ? was.content : undefined;
  const canPutBack =
    mayEdit && after.type === 'now' && before.type !== 'now' && document.trashedAt === null;
  const headingOf = (change: SectionChange) => `${id}-${change.id ?? ''}`;

  function choose(change: SectionChange): void {
    setCurrent(change.id);
    if (view === 'pictures') goTo.current?.(change.id);
    else window.document.getElementById(headingOf(change))?.focus();
  }

  function putBack(change: SectionChange): void {
    if (!earlier) return;
    restore.restoreSections(earlier, [change.id], sectionName(change));
  }

  async function putAllBack(): Promise<void> {
    if (!earlier || !changes) return;
    const entry = pictureEntry(before, open);
    if (entry) await restore.restoreAll(entry, `“${labels[0]}”`);
  }

  return (
    <Dialog className="compare" labelledBy={`${id}-title`} onClose={onClose}>
      <header className="compare-head">
        <h2 id={`${id}-title`} tabIndex={-1} data-autofocus="">
          Compare versions
        </h2>
        <VersionSelect
          label="Before"
          groups={groups}
          chosen={before}
          onChoose={(ref) => onChange({ before: ref, after })}
        />
        <button
          className="btn btn-small btn-quiet compare-swap"
          type="button"
          onClick={() => onChange({ before: after, after: before })}
        >
          Swap
        </button>
        <VersionSelect
          label="After"
          groups={groups}
          chosen={after}
          onChoose={(ref) => onChange({ before, after: ref })}
        />
        <button className="btn btn-small btn-quiet compare-close" type="button" onClick={onClose}>
          Close
        </button>
      </header>
      <div className="compare-tools">
        {hasPictures ? (
          <Choice label="Show" options={VIEWS} chosen={view} onChoose={(value) => setView(value)} />
        ) : null}
        {view === 'pictures' ? (
          <Choice
            label="Width of the pictures"
            options={WIDTHS}
            chosen={width}
            onChoose={(value) => setWidth(value)}
          />
        ) : null}
      </div>
      <div className="compare-body">
        <ChangeNav
          changes={changes}
          current={current}
          onChoose={choose}
          onPutBack={canPutBack ? putBack : undefined}
          onPutAllBack={canPutBack ? () => void putAllBack() : undefined}
          result={restore}
          hint={mayEdit && !canPutBack}
        />
        <div className="compare-main">
          {[was, is].map(({ content, retry }, side) =>
            typeof content === 'string' ? (
              <div className="compare-failure" key={side}>
                <p className="form-error" role="alert">
                  {side === 0 ? 'Before' : 'After'}: {content}
                </p>
                <button className="btn btn-small btn-quiet" type="button" onClick={retry}>
                  Try again
                </button>
              </div>
            ) : null,
          )}
          {view === 'pictures' ? (
            <ComparePictures
              open={open}
              comparison={comparison}
              labels={labels}
              changes={changes ?? []}
              current={current}
              width={width}
              goTo={goTo}
            />
          ) : (
            <CompareTexts
              changes={changes ?? []}
              onPutBack={canPutBack ? putBack : undefined}
              idOf={headingOf}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}

const isContent = (content: DocumentContent | string | undefined): content is DocumentContent =>
  typeof content === 'object';
