import { Link } from 'react-router';
import {
  assetPath,
  libraryAddress,
  LIBRARY_PATH,
  folderCrumbs,
} from '#src/admin/media/library/library-query.ts';
import { countFiles } from '#src/admin/media/library/library-view.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { LoadError, PageHead, missing } from '#src/admin/kit/screen.tsx';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { LogoImage } from '#src/ui/logo-image.tsx';
import { findLogoGrid } from '#src/admin/media/library/logo-grids.ts';
import { loadView } from '#src/admin/lists/load-list.server.ts';
import type { Route } from './+types/logos.ts';
import { LogoScreens, watchLogos } from './logo-screens.tsx';
import type { LogoProblem } from './review-logos.ts';
import { type LogoPreview, type PreviewedLogo, readLogos } from './read-logos.server.ts';
import '#src/blocks/logo-grid/logo-grid.css';
import '#src/blocks/technology-logos/technology-logos.css';
import './logos.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = servicesFor(context, 'content.see');
  const grid = findLogoGrid(params.grid);
  if (!grid)
    throw missing('No such preview', 'Only the client and technology logos have one.', {
      label: 'Go to the media library',
      to: LIBRARY_PATH,
    });
  return loadView(context, 'a logo grid', { grid }, () => readLogos(services, grid));
}

/** A logo grid as the site shows it, with what it leaves out or blurs. */
export default function Logos({ loaderData: { grid, view } }: Route.ComponentProps) {
  const { folder, page, intro } = grid;
  const folderAddress = libraryAddress({ filter: { folder } });
  const head = (
    <PageHead
      title={`${folder} on the site`}
      documentTitle={`${folder} on the site | Media library`}
      crumbs={folderCrumbs(folder)}
      intro={intro}
      actions={
        <>
          <LinkButton to={page.path} target="_blank" rel="noopener">
            View {page.label}
            <span className="sr-only"> (opens in a new tab)</span>
          </LinkButton>
          <LinkButton to={folderAddress}>Open folder</LinkButton>
        </>
      }
    />
  );
  if (!view)
    return (
      <>
        {head}
        <LoadError>The logos could not be loaded.</LoadError>
      </>
    );
  const { logos, hasSamples, total, problems } = view;
  return (
    <div className="logo-page">
      {head}
      <p className="note">{summaryOf(view)}</p>
      {total > 0 ? <LogoProblems problems={problems} /> : null}
      <LogoScreens grid={grid} logos={logos} />
      {logos.length > 0 && !hasSamples ? <LogoOrder logos={logos} /> : null}
    </div>
  );
}

function summaryOf({ logos, hasSamples, total }: LogoPreview): string {
  if (hasSamples)
    return `The folder has no pictures, so the site shows ${formatCount(logos.length, 'sample logo')}.`;
  if (logos.length === 0)
    return 'The folder has no pictures, so the site shows a sentence in their place. Add logos to the folder.';
  return `${formatCount(logos.length, 'logo')} shown, ${countFiles(total)} in the folder.`;
}

/** All logos of the grid with the names that people hear who do not see them. */
const LogoOrder = ({ logos }: { logos: readonly PreviewedLogo[] }) => (
  <section aria-labelledby="logo-order" className="mt-10">
    <h2 className="mb-2 bold" id="logo-order">
      In the order of the site
    </h2>
    <p className="note">Screen readers read the name below each logo.</p>
    <ol className="logo-order grid gap-5 gap-x-4 mt-4" ref={watchLogos}>
      {logos.map(({ id, name, url }) => (
        <li className="stack justify-start self-start small" key={url}>
          <LogoImage name="" url={url} />
          {id === undefined ? (
            <span>{name}</span>
          ) : (
            <Link className="text-link tap-link" to={assetPath(id)}>
              {name}
            </Link>
          )}
        </li>
      ))}
    </ol>
  </section>
);

/** Logos that the grid leaves out or shows badly, with links to the files. */
function LogoProblems({ problems }: { problems: readonly LogoProblem[] }) {
  if (problems.length === 0)
    return <p className="note">Every file of the folder is shown, sharp and with a good name.</p>;
  return (
    <ul className="logo-problems gap-4 grid mt-5" aria-label="Warnings">
      {problems.map(({ kind, title, advice, isLeftOut, files }) => (
        <li className="rounded on-sand py-3 px-4" key={kind} data-left-out={isLeftOut || undefined}>
          <h2 className="bold">{title}</h2>
          <p className="measure">{advice}</p>
          <ul className="flex wraps scrolls gap-x-6">
            {files.map(({ id, name, detail }) => (
              <li className="row wraps gap-x-2 tap small" key={id}>
                <Link className="text-link tap-link" to={assetPath(id)}>
                  {name}
                </Link>
                {detail === undefined ? null : <span className="muted"> {detail}</span>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
