import { type Ref, useImperativeHandle, useMemo } from 'react';
import type { SectionChange } from '#src/domains/documents/diff-sections.ts';
import { pictureApi } from '../history-api.ts';
import type { OpenDocument } from '../use-document.ts';
import type { Comparison, StateRef } from './comparison.ts';
import { marksOf } from './marks.ts';
import { PictureFrame } from './picture-frame.tsx';
import { useElementWidth } from './use-element-width.ts';
import { usePictures } from './use-pictures.ts';
import { pictureEntry } from './use-state-content.ts';

export const PICTURE_WIDTHS = [1440, 768, 390] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Scrolls the pictures to a section; null scrolls to the top. */
export type GoTo = (id: string | null) => void;

interface ComparePicturesProps {
  open: OpenDocument;
  comparison: Comparison;
  labels: readonly [before: string, after: string];
  changes: readonly SectionChange[];
  /** the section that is looked at */
  current: string | null | undefined;
  width: PictureWidth;
  goTo: Ref<GoTo>;
}

/** Both states as pictures of the real page, side by side, or one above the other on a phone. */
export function ComparePictures(props: ComparePicturesProps) {
  const { open, comparison, labels, changes, current, width, goTo } = props;
  const [ref, column] = useElementWidth<HTMLDivElement>();
  const scale = column > 0 ? Math.min(1, column / width) : 0.4;
  const marks = useMemo(() => marksOf(changes), [changes]);
  const pictures = usePictures({ marks, current, scale });
  useImperativeHandle(goTo, () => pictures.goTo, [pictures.goTo]);
  const source = (side: StateRef) => {
    const entry = pictureEntry(side, open);
    // A new version of the working copy is another picture.
    return pictureApi(open.document.id, entry) + (entry ? '' : `?v=${open.state.base.version}`);
  };
  return (
    <div className="compare-pictures">
      <figure>
        <figcaption>Before: {labels[0]}</figcaption>
        <div className="picture-column" ref={ref}>
          <PictureFrame
            label={`before, ${labels[0]}`}
            src={source(comparison.before)}
            width={width}
            scale={scale}
            onFrame={pictures.onBefore}
          />
        </div>
      </figure>
      <figure>
        <figcaption>After: {labels[1]}</figcaption>
        <div className="picture-column">
          <PictureFrame
            label={`after, ${labels[1]}`}
            src={source(comparison.after)}
            width={width}
            scale={scale}
            onFrame={pictures.onAfter}
          />
        </div>
      </figure>
    </div>
  );
}
