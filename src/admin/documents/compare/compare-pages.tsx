import { useLayoutEffect, useRef, useState } from 'react';
import { pictureApi } from '../history-api.ts';
import type { OpenDocument } from '../use-document.ts';
import type { Comparison } from './comparison.ts';
import { pictureEntry } from './use-state-content.ts';

interface ComparePagesProps {
  open: OpenDocument;
  comparison: Comparison;
  labels: readonly [before: string, after: string];
}

/** Both states as visitors see them, beside each other, or one above the other on a phone. */
export function ComparePages({ open, comparison, labels }: ComparePagesProps) {
  return (
    <div className="beside full-height grid gap-4 gap-x-8 pt-3">
      {(['before', 'after'] as const).map((side, at) => {
        const entry = pictureEntry(comparison[side], open);
        // A new version of the working copy is another page.
        const version = entry ? '' : `?v=${open.state.base.version}`;
        const src = pictureApi(open.document.id, entry) + version;
        return <ScaledPage key={src} src={src} title={`Page ${side}, ${labels[at]}`} />;
      })}
    </div>
  );
}

/** The real page at a true width, smaller. The keys scroll it; nothing in it can be pressed. */
function ScaledPage({ src, title }: { src: string; title: string }) {
  const column = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setAvailable(entry!.contentRect.width));
    observer.observe(column.current!);
    return () => observer.disconnect();
  }, []);
  const width = innerWidth < 768 ? 390 : 1440;
  const scale = available > 0 ? Math.min(1, available / width) : 0.4;
  return (
    <div className="compare-page relative cropped outlined on-sand" ref={column}>
      <iframe
        className="absolute on-paper any-width"
        src={src}
        title={title}
        sandbox="allow-same-origin"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it, as they do any page
        tabIndex={0}
        style={{ width, height: `${100 / scale}%`, scale }}
        onLoad={({ currentTarget }) => {
          const shown = currentTarget.contentDocument;
          // Not for the page to sign in.
          setFailed(!shown?.location.pathname.endsWith('/canvas') || !shown.querySelector('main'));
          for (const child of shown?.querySelectorAll<HTMLElement>('body > *') ?? [])
            child.inert = true;
        }}
      />
      {hasFailed ? (
        <p className="absolute cover p-4 on-sand form-error">
          This page cannot be shown now. Its text can still be compared.
        </p>
      ) : null}
    </div>
  );
}
