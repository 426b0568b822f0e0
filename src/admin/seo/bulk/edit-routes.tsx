import { redirect } from 'react-router';
import {
  type FormResult,
  readPostedFields,
  refuseForm,
  rejectForm,
} from '#src/admin/kit/form/form-result.ts';
import { missing } from '#src/admin/kit/screen.tsx';
import { Paths } from '#src/admin/seo/imports/dry-run.tsx';
import { countRoutes, KIND_NAMES, filterOf, ROUTES } from '#src/admin/seo/routes/route-labels.ts';
import { SEO_ADDRESS, PREVIEW_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { SEO_CRUMBS, SeoHead } from '#src/admin/seo/seo-head.tsx';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import {
  type BulkAction,
  editsOf,
  unknownVariables,
  type PatternRoute,
} from '#src/domains/seo/bulk/edit-pattern.ts';
import type { Services } from '#src/services.server.ts';
import { OVERRIDE_FIELDS, parseOverrideChange } from '#src/domains/seo/overrides/override.ts';
import { MAX_BULK_ROUTES } from '#src/domains/seo/bulk/bulk-edit.ts';
import { routeValues } from '#src/domains/seo/routes/own-metadata.ts';
import type { Route } from './+types/edit-routes.ts';
import { BulkForms } from './bulk-forms.tsx';
import './bulk.css';

const MAX_LISTED = 10;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { paths, isAll } = await selectPaths(
    servicesFor(context, 'content.edit'),
    url.searchParams,
  );
  if (paths.length === 0)
    throw missing(
      'No route is selected',
      'Select routes in the table, or filter it and edit all that match.',
      { label: 'Show all routes', to: SEO_ADDRESS },
    );
  return { total: paths.length, listed: paths.slice(0, MAX_LISTED), isAll };
}

/** Plans an edit of the selected routes, and goes on to its preview. */
export async function action({
  request,
  context,
  url,
}: Route.ActionArgs): Promise<Response | FormResult> {
  const services = servicesFor(context, 'content.edit');
  const { user } = services;
  const fields = await readPostedFields(request);
  const read = readBulkAction(fields);
  if (!read) return rejectForm();
  if ('errors' in read) return refuseForm(fields, { errors: read.errors });
  const { paths } = await selectPaths(services, url.searchParams);
  const [routes, { titleBrand }] = await Promise.all([
    readPatternRoutes(services, paths),
    services.siteSettings.read(),
  ]);
  const plan = await services.bulkEdits.plan(editsOf(read.action, routes, titleBrand));
  const [problem] = plan.problems;
  if (problem)
    return refuseForm(fields, {
      message: `${problem.path}: ${problem.message} Nothing was changed.`,
    });
  const left = routes.length - plan.changes.length - plan.unchanged;
  const kept = { ...plan, unchanged: plan.unchanged + left };
  await services.bulkEdits.keep({ label: read.label, plan: kept }, user.id);
  return redirect(PREVIEW_ADDRESS, 303);
}

/** Changes many routes at once. Nothing happens before the preview. */
export default function EditRoutes({ loaderData: { total, listed, isAll } }: Route.ComponentProps) {
  return (
    <>
      <SeoHead
        title={`Edit ${countRoutes(total)}`}
        crumbs={SEO_CRUMBS}
        intro="Choose one change. You see it for every route before it is made."
      />
      <Paths
        summary={isAll ? 'All routes of the site' : 'The selected routes'}
        paths={listed}
        total={total}
      />
      <BulkForms />
    </>
  );
}

type Fields = Readonly<Record<string, string>>;
type Read =
  | { action: BulkAction; label: string }
  /** messages by field name */
  | { errors: Record<string, string> };

const TEXTS = ['title', 'description'] as const;
const ADDRESSES = ['canonical', 'image'] as const;

/** Reads what a posted form does to the selected routes; undefined for a form that no page submits. */
function readBulkAction(fields: Fields): Read | undefined {
  const {
    intent = '',
    field,
    pattern = '',
    find = '',
    replacement = '',
    value = '',
    noindex,
  } = fields;
  const text = TEXTS.find((each) => each === field);
  switch (intent) {
    case 'pattern': {
      if (!text) return undefined;
      const [unknown] = unknownVariables(pattern);
      if (pattern === '') return { errors: { pattern: 'Enter a pattern.' } };
      if (unknown !== undefined)
        return { errors: { pattern: `There is no variable {${unknown}}.` } };
      return {
        action: { do: intent, field: text, pattern },
        label: `Wrote each ${text} by a pattern`,
      };
    }
    case 'replace':
      if (!text) return undefined;
      if (find === '') return { errors: { find: 'Enter the text to find.' } };
      return {
        action: { do: intent, field: text, find, replacement },
        label: `Replaced “${cut(find)}” in each ${text}`,
      };
    case 'set': {
      const address = ADDRESSES.find((each) => each === field);
      if (!address) return undefined;
      if (value === '') return { errors: { value: 'Enter a path or an address.' } };
      const parsed = parseOverrideChange({ [address]: value });
      if (!parsed.ok) return { errors: { value: parsed.problems[0]!.message } };
      const name = address === 'image' ? 'picture' : 'canonical address';
      return { action: { do: intent, field: address, value }, label: `Set the ${name}` };
    }
    case 'robots': {
      const isHidden = noindex === 'yes';
      const label = isHidden ? 'Hid from search engines' : 'Showed to search engines';
      return { action: { do: intent, noindex: isHidden }, label };
    }
    case 'remove': {
      const removed = OVERRIDE_FIELDS.filter((each) => field === 'all' || each === field);
      if (removed.length === 0) return undefined;
      return { action: { do: intent, fields: removed }, label: 'Gave values back to the pages' };
    }
    default:
      return undefined;
  }
}

const cut = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** The routes that a URL selects: those with the given ids, else all that its filter selects. */
async function selectPaths(
  { routeList }: Pick<Services, 'routeList'>,
  parameters: URLSearchParams,
): Promise<{ paths: string[]; isAll: boolean }> {
  const chosen = [...new Set(parameters.getAll('id'))];
  if (chosen.length > 0) {
    const known = await routeList.findAll(chosen.filter((path) => !path.includes('\0')));
    return { paths: chosen.filter((path) => known.has(path)), isAll: false };
  }
  const query = ROUTES.parse(parameters);
  const paths = await routeList.paths(filterOf(query));
  return { paths: paths.slice(0, MAX_BULK_ROUTES), isAll: !ROUTES.isFiltered(query) };
}

/** Reads what patterns know of routes. */
async function readPatternRoutes(
  { routeList, ownMetadata }: Pick<Services, 'routeList' | 'ownMetadata'>,
  paths: readonly string[],
): Promise<PatternRoute[]> {
  const [routes, all] = await Promise.all([routeList.findAll(paths), ownMetadata.of(paths)]);
  return paths.flatMap((path): PatternRoute[] => {
    const [route, own] = [routes.get(path), all.get(path)];
    if (!route || !own) return [];
    const values = routeValues(own, route.override);
    return [{ path, kind: KIND_NAMES[route.kind], own, values }];
  });
}
