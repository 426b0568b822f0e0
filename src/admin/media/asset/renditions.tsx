import { LoadError } from '#src/admin/parts/load-error.tsx';
import type { RenditionView } from './asset-view.ts';

/** The stored sizes of a picture. Others are made when a page first asks for them. */
export function Renditions({ renditions }: { renditions: RenditionView[] | undefined }) {
  return (
    <section className="asset-part" aria-labelledby="asset-renditions">
      <h2 id="asset-renditions">Sizes for the site</h2>
      {renditions === undefined ? (
        <LoadError>The sizes of this picture could not be loaded.</LoadError>
      ) : renditions.length === 0 ? (
        <p className="note">
          None yet. Each size is made when a visitor first needs it, as WebP and AVIF.
        </p>
      ) : (
        <table className="asset-renditions">
          <thead>
            <tr>
              <th scope="col">Pixels</th>
              <th scope="col">Format</th>
              <th scope="col">Size</th>
            </tr>
          </thead>
          <tbody>
            {renditions.map(({ key, size, format, bytes }) => (
              <tr key={key}>
                <td>{size}</td>
                <td>{format}</td>
                <td>{bytes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
