import { Form, Link } from 'react-router';
import {
  FIND_PATH,
  MAX_QUERY_LENGTH,
  MIN_QUERY_LENGTH,
  type PaletteItem,
} from '#src/admin/palette/palette-item.ts';
import { Button } from '#src/admin/kit/button.tsx';
import { Part, PageHead } from '#src/admin/kit/screen.tsx';
import { SearchField } from '#src/admin/kit/search-field.tsx';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/find.ts';
import { paletteSources } from './palette-sources.server.ts';
import { searchSources } from './search-sources.server.ts';
import './find.css';

/** Finds the same as the command palette. */
export async function loader({ context, url }: Route.LoaderArgs) {
  // Each source asks for its own permission.
  const services = servicesFor(context, 'dashboard.see');
  const { user } = services;
  const typed = (url.searchParams.get('search') ?? '').slice(0, MAX_QUERY_LENGTH);
  const results = await searchSources(paletteSources(services), typed, user, services.log);
  return { typed, ...results };
}

/** Search without the command palette: before hydration, and without JavaScript. */
export default function Find({ loaderData: { typed, groups, isPartial } }: Route.ComponentProps) {
  const isAsked = typed.trim().length >= MIN_QUERY_LENGTH;
  return (
    <>
      <PageHead
        title="Search"
        intro="Pages, posts, people, leads, subscribers, and media files by name."
      />
      <Form
        className="find-form compact-fields measure flex wraps items-end gap-3"
        role="search"
        action={FIND_PATH}
        key={typed}
      >
        <SearchField label="Name, company, email, or file" value={typed} />
        <Button tone="secondary" type="submit">
          Search
        </Button>
      </Form>
      {isPartial ? (
        <p className="admin-missing" role="alert">
          Some results are missing: a part of the search failed. Search again in a moment.
        </p>
      ) : null}
      {isAsked && groups.length === 0 && !isPartial ? (
        <p className="admin-missing">
          Nothing found for &ldquo;{typed}&rdquo;. Try a part of the name, path, or email address.
        </p>
      ) : null}
      {groups.map(({ label, items }) => (
        <Part className="report-part" key={label} title={label}>
          <ul className="find-results measure-wide rule-below">
            {items.map((item) => (
              <li key={item.id}>
                <ResultLink item={item} />
              </li>
            ))}
          </ul>
        </Part>
      ))}
    </>
  );
}

function ResultLink({ item: { title, hint, to, isDocument } }: { item: PaletteItem }) {
  return (
    <Link
      className="row wraps gap-x-4 tap py-2 rule-above"
      to={to}
      reloadDocument={isDocument ?? false}
    >
      <b>{title}</b>
      {hint ? <span className="small muted">{hint}</span> : null}
    </Link>
  );
}
