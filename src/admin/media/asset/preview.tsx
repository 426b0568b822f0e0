import { useEffect, useId, useState, type PointerEvent, useRef } from 'react';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { Sheet } from '#src/admin/media/library/file-picture.tsx';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import { type AssetView, fileAddress } from './asset-view.ts';
import { PressedGroup } from '#src/admin/kit/pressed-group.tsx';

/** The file itself: a picture with zoom, a video that plays, a font as a sample, a document as a link. */
export function Preview({ asset }: { asset: AssetView }) {
  const { id, kind, name, hash, width, height, contentType, isSeeThrough } = asset;
  const original = fileAddress(id, { hash });
  switch (kind) {
    case 'picture':
      return (
        <ZoomedPicture
          small={fileAddress(id, { hash, width: 1600 })}
          original={original}
          width={width}
          height={height}
          isSeeThrough={isSeeThrough}
        />
      );
    case 'drawing':
      return (
        <ZoomedPicture
          small={original}
          original={original}
          width={width}
          height={height}
          isSeeThrough
        />
      );
    case 'video':
      return (
        <figure className="asset-sheet">
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the file as it is */}
          <video controls preload="metadata" src={asset.trash ? original : asset.address} />
        </figure>
      );
    case 'font':
      return <FontSample address={original} name={name} />;
    case 'document':
      return (
        <figure className="asset-sheet asset-document gap-5">
          <Sheet type={contentType === 'application/pdf' ? 'PDF' : 'FILE'} />
          <LinkButton to={original} target="_blank" rel="noopener">
            Open the document<span className="sr-only"> (in a new tab)</span>
          </LinkButton>
        </figure>
      );
  }
}

/** Lines of a font in its own letters, after the browser has loaded it. */
function FontSample({ address, name }: { address: string; name: string }) {
  const family = `sample${useId().replaceAll(/\W/g, '')}`;
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    const font = new FontFace(family, `url("${address}")`);
    let isOver = false;
    font.load().then(
      () => {
        if (isOver) return;
        document.fonts.add(font);
        setState('ready');
      },
      () => void (isOver || setState('failed')),
    );
    return () => {
      isOver = true;
      document.fonts.delete(font);
    };
  }, [address, family]);
  if (state === 'failed')
    return (
      <p className="asset-sheet note">
        The browser cannot show this font. Download it to check it.
      </p>
    );
  return (
    <div
      className="asset-sheet asset-font gap-3"
      style={state === 'ready' ? { fontFamily: family } : undefined}
      aria-busy={state === 'loading'}
    >
      <p>Aa Bb Cc</p>
      <p>{name}</p>
      <p>The quick brown fox jumps over the lazy dog 0123456789</p>
    </div>
  );
}

interface ZoomedPictureProps {
  /** for the whole picture on the screen */
  small: string;
  /** for true size */
  original: string;
  /** pixels; null where they are not known */
  width: number | null;
  height: number | null;
  isSeeThrough: boolean;
}

const ZOOMS = [
  { value: 0, label: 'Fit' },
  { value: 1, label: '100%' },
  { value: 2, label: '200%' },
] as const;

type Zoom = (typeof ZOOMS)[number]['value'];

/** A picture that fits the screen, or at its true or double size. Larger ones are moved by dragging, scrolling or arrow keys. */
function ZoomedPicture(props: ZoomedPictureProps) {
  const { small, original, width, height, isSeeThrough } = props;
  const [zoom, setZoom] = useState<Zoom>(0);
  const [isBroken, setBroken] = useState(false);
  const isHydrated = useIsHydrated();
  const { frame, isDragging, handlers } = useDragging();
  const hasSize = width !== null && height !== null;
  // One pixel of the file is one of the screen, which may have two per point.
  const scale = zoom / (isHydrated ? devicePixelRatio : 1);
  return (
    <figure className="asset-preview stack gap-3">
      {isHydrated && hasSize && !isBroken ? (
        <PressedGroup label="Zoom" options={ZOOMS} value={zoom} onChange={setZoom} />
      ) : null}
      {isBroken ? (
        <p className="asset-sheet note" role="alert">
          The picture could not be loaded. Reload the page to try again.
        </p>
      ) : zoom === 0 ? (
        <div className="asset-sheet" data-see-through={isSeeThrough || undefined}>
          <img
            src={small}
            alt=""
            {...(hasSize && { width, height })}
            onError={() => setBroken(true)}
          />
        </div>
      ) : (
        <div
          ref={frame}
          className="asset-sheet asset-scroll"
          data-see-through={isSeeThrough || undefined}
          data-dragging={isDragging || undefined}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
          tabIndex={0}
          role="region"
          aria-label="Picture, scrolled by arrow keys"
          {...handlers}
        >
          <img
            src={original}
            alt=""
            draggable={false}
            style={{ width: (width ?? 0) * scale, height: (height ?? 0) * scale }}
            onError={() => setBroken(true)}
          />
        </div>
      )}
    </figure>
  );
}

/** Scrolls an element by dragging with a mouse; fingers scroll it anyway. */
function useDragging() {
  const frame = useRef<HTMLDivElement>(null);
  const from = useRef({ x: 0, y: 0 });
  const [isDragging, setDragging] = useState(false);
  const handlers = {
    onPointerDown({ pointerType, button, clientX, clientY, pointerId }: PointerEvent) {
      const { current } = frame;
      if (pointerType !== 'mouse' || button !== 0 || !current) return;
      from.current = { x: current.scrollLeft + clientX, y: current.scrollTop + clientY };
      current.setPointerCapture(pointerId);
      setDragging(true);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (!isDragging || !frame.current) return;
      frame.current.scrollTo(from.current.x - clientX, from.current.y - clientY);
    },
    onPointerUp: () => setDragging(false),
    onPointerCancel: () => setDragging(false),
  };
  return { frame, isDragging, handlers };
}
