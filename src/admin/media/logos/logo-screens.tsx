import { start } from '#src/blocks/logo-grid/logo-grid.island.ts';
import { LogoGrid } from '#src/blocks/logo-grid/logo-grid.view.tsx';
import { TechnologyLogos } from '#src/blocks/technology-logos/technology-logos.view.tsx';
import { replaceBrokenLogos } from '#src/ui/logo-element.ts';
import { LOGO_GRIDS, type LogoGridInfo } from '#src/admin/media/library/logo-grids.ts';
import type { PreviewedLogo } from './read-logos.server.ts';

const SCREENS = [
  { id: 'computer', label: 'On computers' },
  { id: 'phone', label: 'On phones' },
] as const;

interface LogoScreensProps {
  grid: LogoGridInfo;
  logos: readonly PreviewedLogo[];
}

/** The client logos change as on the site. */
const startGrid = (screen: HTMLElement | null) => start(screen!.querySelector('section')!);

/** Shows our mark for a logo that fails to load, as the site does. */
export const watchLogos = (logos: HTMLElement | null) => {
  if (logos) replaceBrokenLogos(logos);
};

/** The grid of the site at the widths of a computer and a phone, by its own block. */
export function LogoScreens({ grid, logos }: LogoScreensProps) {
  const data = logos.map(({ name, url }) => ({ name, url }));
  const key = data.map(({ name, url }) => `${name} ${url}`).join('\n');
  const isClients = grid.slug === LOGO_GRIDS.clients.slug;
  return SCREENS.map(({ id, label }) => {
    const props = { id: `grid-${id}`, label: '', title: grid.folder, data };
    return (
      <section key={id} aria-labelledby={`on-${id}`} className="mt-10">
        <h2 className="mb-2 bold" id={`on-${id}`}>
          {label}
        </h2>
        {/* Wide grids scroll on narrow screens, with the keyboard, too. */}
        <div
          className="logo-scroll outlined rounded"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs the focus for the keys
          tabIndex={0}
          role="group"
          aria-labelledby={`on-${id}`}
        >
          {/* A new one for other logos, since the script changes what it shows. */}
          <div
            key={key}
            className="logo-screen"
            data-screen={id}
            ref={isClients ? startGrid : watchLogos}
          >
            {isClients ? (
              <LogoGrid {...props} folder={grid.folder} />
            ) : (
              <TechnologyLogos {...props} />
            )}
          </div>
        </div>
      </section>
    );
  });
}
