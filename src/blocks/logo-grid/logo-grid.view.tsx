import { useEffect, useRef, useState } from 'react';
import type { LogoView } from '#src/blocks/block.ts';
import type { LogoGridProps } from './logo-grid.schema.ts';
import { useLogoRotation } from './use-logo-rotation.ts';

const FALLBACK = '/cadron-mark.svg';

/** Six client logos; with more than six, one random slot changes every four seconds (spec section 4). */
export function LogoGrid({
  title,
  id,
  data,
}: LogoGridProps & { id: string; data: readonly LogoView[] }) {
  const { shown, turned, fading, canRotate, paused, togglePaused } = useLogoRotation(data.length);
  return (
    <section id={id} className="tone-paper logos">
      <div className="wrap">
        <div className="logos-head">
          <h2>{title}</h2>
          {canRotate ? (
            <button
              type="button"
              aria-label="Pause the logos"
              aria-pressed={paused}
              onClick={togglePaused}
            >
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d={paused ? 'M6 3v14l11-7z' : 'M5 3h3.5v14H5zM11.5 3H15v14h-3.5z'} />
              </svg>
            </button>
          ) : null}
        </div>
        <ul className={turned ? 'logos-turned' : undefined}>
          {shown.map((index, slot) => {
            const logo = data[index]!;
            return (
              <li key={slot} className={slot === fading ? 'logo-fading' : undefined}>
                <Logo key={logo.url} logo={logo} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** A logo that cannot be loaded is replaced by ours; one that failed before React woke is found by looking at it. */
function Logo({ logo }: { logo: LogoView }) {
  const [failed, setFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { complete, naturalWidth, currentSrc } = image.current!;
    if (complete && currentSrc && naturalWidth === 0) setFailed(true);
  }, []);
  return (
    <img
      ref={image}
      src={failed ? FALLBACK : logo.url}
      alt={logo.name}
      width={200}
      height={38}
      loading="lazy"
      decoding="async"
      onError={failed ? undefined : () => setFailed(true)}
    />
  );
}
