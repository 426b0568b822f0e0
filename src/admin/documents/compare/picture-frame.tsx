import { useEffect, useState } from 'react';
import { pictureOf } from './picture-sections.ts';

interface PictureFrameProps {
  /** what it shows, such as `Before: Public version` */
  label: string;
  src: string;
  /** width of the window that the page is shown in */
  width: number;
  scale: number;
  /** gets the frame when its document is loaded, and null when it is replaced */
  onFrame(frame: HTMLIFrameElement | null): void;
}

/** The real page at a true width, smaller. The keys scroll it; nothing in it can be pressed. */
export function PictureFrame({ label, src, width, scale, onFrame }: PictureFrameProps) {
  const [attempt, setAttempt] = useState(0);
  const key = `${src} ${attempt}`;
  const [loaded, setLoaded] = useState<{ key: string; isPicture: boolean }>();
  useEffect(() => () => onFrame(null), [onFrame, key]);
  const isLoading = loaded?.key !== key;
  return (
    <div className="picture-frame" aria-busy={isLoading}>
      <iframe
        key={key}
        src={src}
        title={`Picture: ${label}`}
        // Scripts are refused by the policy of the document. WebKit runs no listener of ours without `allow-scripts`.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-same-origin allow-scripts"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it, as they do any page
        tabIndex={0}
        style={{
          width,
          height: `${100 / scale}%`,
          scale,
          marginLeft: `max(0px, 50% - ${(width * scale) / 2}px)`,
        }}
        onLoad={({ currentTarget }) => {
          setLoaded({ key, isPicture: pictureOf(currentTarget) !== undefined });
          onFrame(currentTarget);
        }}
      />
      {isLoading ? <p className="picture-note">Loading the picture…</p> : null}
      {loaded?.key === key && !loaded.isPicture ? (
        <div className="picture-note">
          <p className="form-error">
            This picture cannot be shown now. The texts can still be compared.
          </p>
          <button
            className="btn btn-small btn-quiet"
            type="button"
            onClick={() => setAttempt((count) => count + 1)}
          >
            Try again
          </button>
        </div>
      ) : null}
    </div>
  );
}
