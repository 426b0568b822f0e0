import type { LogoView } from '#src/blocks/block.ts';
import { Heading } from '#src/ui/heading.tsx';
import { LogoImage } from '#src/ui/logo-image.tsx';
import type { LogoGridProps } from './logo-grid.schema.ts';
import { useLogoRotation } from './use-logo-rotation.ts';

/** Six client logos; with more than six, one random slot changes every four seconds (docs/specification.md, section 4). */
export function LogoGrid({
  label,
  title,
  id,
  data,
}: LogoGridProps & { id: string; data: readonly LogoView[] }) {
  const { shown, turned, fading, canRotate, paused, togglePaused } = useLogoRotation(data.length);
  return (
    <section id={id} className="tone-paper logos">
      <div className="wrap">
        <div className="logos-head">
          <Heading label={label} title={title} />
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
                <LogoImage key={logo.url} {...logo} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
