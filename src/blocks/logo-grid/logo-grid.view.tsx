import { type LogoView, defineBlock, type BlockSources } from '#src/blocks/block.ts';
import { Heading } from '#src/ui/heading.tsx';
import { LogoImage } from '#src/ui/logo-image.tsx';
import { type LogoGridProps, schema } from './logo-grid.schema.ts';
import { needsRotation, SLOTS } from './logo-rotation.ts';

/** Six client logos. With more than six, the island changes one at a time, and shows the button. */
export function LogoGrid({
  label,
  title,
  id,
  data,
}: LogoGridProps & { id: string; data: readonly LogoView[] }) {
  const rotates = needsRotation(data.length);
  return (
    <section id={id} className="tone-paper logos" data-island="logo-grid" data-wake="seen">
      <div className="wrap">
        <div className="logos-head">
          <Heading label={label} title={title} />
          {rotates ? (
            <button type="button" aria-label="Pause the logos" aria-pressed={false} hidden>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M5 3h3.5v14H5zM11.5 3H15v14h-3.5z" />
                <path d="M6 3v14l11-7z" />
              </svg>
            </button>
          ) : null}
        </div>
        <ul data-waiting={rotates ? JSON.stringify(data.slice(SLOTS)) : undefined}>
          {data.slice(0, SLOTS).map((logo) => (
            <li key={logo.url}>
              <LogoImage {...logo} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export default defineBlock({ schema, load: loadLogos, empty: [], view: LogoGrid });

/** Returns the logos of the folder, or placeholders if it is empty or cannot be listed (docs/specification.md, section 8). */
async function loadLogos(
  { folder }: LogoGridProps,
  sources: BlockSources,
): Promise<readonly LogoView[]> {
  const logos = await sources.logos(folder);
  return logos?.length ? logos : sources.placeholderLogos();
}
