import { LIST_PAGE_SIZE } from '#src/admin/documents/list/list-view.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { formatTime } from '#src/admin/parts/format-time.ts';
import { PAGE_CHECKS } from '#src/domains/checks/catalogue.ts';
import { problemOf } from '#src/admin/seo/changes/change-view.ts';
import {
  type OwnMetadata,
  type RouteValue,
  routeValues,
} from '#src/domains/seo/routes/own-metadata.ts';
import type { ListedRoute } from '#src/domains/seo/routes/route-list.server.ts';
import { encodePath } from '#src/domains/site-map/normalize-path.ts';
import type { readRoutes } from './read-routes.server.ts';
import { KIND_NAMES, sourceInWords, ROUTES, type RoutesQuery } from './route-labels.ts';

/** A value of the table. */
export interface Cell {
  text: string;
  /** whether the SEO manager sets it */
  isSet: boolean;
  /** what is wrong with it, in two words */
  problem?: string;
}

export type RoutesView = ReturnType<typeof routesView>;
export type RouteRow = RoutesView['rows'][number];

export function routesView(
  read: Awaited<ReturnType<typeof readRoutes>>,
  query: RoutesQuery,
  now: Date,
) {
  const { routes, total, views, own, titledByTemplate, crawl } = read;
  return {
    ...ROUTES.view(query, {
      rows: routes.map((route) =>
        rowOf(route, own.get(route.path), {
          views,
          now,
          isTitledByTemplate: titledByTemplate.has(route.path),
        }),
      ),
      total,
      pages: Math.ceil(total / LIST_PAGE_SIZE),
    }),
    /** the checks that a filter can choose */
    checks: PAGE_CHECKS.map(({ id, title }) => ({ value: id, label: title })),
    /** false before the first crawl has read anything */
    isRead: crawl !== undefined || routes.some(({ facts }) => facts !== null),
  };
}

/** Stands for a page that was taken offline a moment ago. */
const GONE: OwnMetadata = {
  title: '',
  description: '',
  canonical: null,
  image: null,
  noindex: false,
  source: 'page',
  headline: '',
  category: null,
};

interface RowFacts {
  views: ReadonlyMap<string, number>;
  isTitledByTemplate: boolean;
  now: Date;
}

function rowOf(
  { path, kind, facts, override, findings }: ListedRoute,
  own: OwnMetadata = GONE,
  { views, now, isTitledByTemplate }: RowFacts,
) {
  const { title, description, noindex, canonical, image } = routeValues(
    own,
    override,
    isTitledByTemplate,
  );
  const isSet = ({ source }: { source: string }) => source === 'override';
  return {
    id: path,
    path,
    href: encodePath(path),
    kind: KIND_NAMES[kind],
    /** where the values come from that are not set here */
    source: sourceInWords(own.source, isTitledByTemplate && title.source !== 'override'),
    title: textCell('title', title),
    description: textCell('description', description),
    robots: { text: noindex.value ? 'Hidden' : 'Listed', isSet: isSet(noindex) },
    /** undefined for the page itself */
    canonical:
      canonical.value === null ? undefined : { text: canonical.value, isSet: isSet(canonical) },
    picture: {
      text: image.value === null ? 'drawn picture' : 'own picture',
      isSet: isSet(image),
    },
    /** undefined before the first reading */
    facts: facts
      ? {
          schema: facts.schemaTypes.join(', '),
          words: formatNumber(facts.words),
          links: formatNumber(facts.inboundLinks),
          changed: formatTime(facts.changedAt, now),
        }
      : undefined,
    views: formatNumber(views.get(path) ?? 0),
    findings,
  };
}

function textCell(field: 'title' | 'description', { value, source }: RouteValue<string>): Cell {
  const problem = problemOf(field, value);
  return {
    text: value,
    isSet: source === 'override',
    ...(problem !== undefined && { problem }),
  };
}
