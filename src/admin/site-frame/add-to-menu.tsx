import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { EditedFields } from '#src/admin/documents/use-workspace.tsx';
import { Button } from '#src/admin/kit/button.tsx';
import { SelectField } from '#src/admin/kit/input-field.tsx';
import { withValueAt } from '#src/admin/page-editor/field-path.ts';
import type { SiteFrame } from '#src/domains/content/frame/site-frame.ts';
import { navigationPlaces } from '#src/domains/site-map/navigation.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';

const MENU = 'header.menus';

/** The lists of links that a page can be added to, by the path of the list within the frame. */
function placesOf({ header, footer }: Pick<SiteFrame, 'header' | 'footer'>) {
  // The frame's entries without links are links, not menus.
  const menus = header.menus.map(({ links, ...entry }) =>
    links.length > 0 ? { ...entry, links } : entry,
  );
  return navigationPlaces({ ...header, ...footer, menus }).flatMap(({ place, path }) => {
    const name = path === MENU ? `${place}, as an entry of its own` : place;
    return path ? { path, name } : [];
  });
}

/** Adds the page that the address of the editor names to a menu of the draft. */
export function AddToMenu({ edited }: { edited: EditedFields }) {
  const [search, setSearch] = useSearchParams();
  const [path, title] = [search.get('path'), search.get('title')];
  const places = placesOf(edited.content as unknown as SiteFrame);
  const [place, setPlace] = useState(places[0]!.path);
  if (!path || !edited.canEdit) return null;
  const close = () => setSearch({}, { replace: true, preventScrollReset: true });
  function add() {
    const link = { label: title || path, href: path, hint: '' };
    const entry = place === MENU ? { ...link, links: [] } : link;
    edited.update(
      (content) =>
        withValueAt(content, place, (links) => [...(links as object[]), entry]) as DocumentContent,
    );
    close();
  }
  return (
    <section className="edge-teal on-sand p-4 mb-4 grid gap-3" aria-label="Add to a menu">
      <p>
        Add <b>{title || path}</b> to a menu. Visitors see it once you publish.
      </p>
      <SelectField
        id="menu-place"
        label="Menu"
        value={place}
        onChange={({ target }) => setPlace(target.value)}
      >
        {places.map((each) => (
          <option key={each.path} value={each.path}>
            {each.name}
          </option>
        ))}
      </SelectField>
      <div className="admin-actions">
        <Button tone="primary" isDisabled={edited.isReadOnly} onClick={add}>
          Add
        </Button>
        <Button onClick={close}>Not now</Button>
      </div>
    </section>
  );
}
