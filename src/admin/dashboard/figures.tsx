import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DeliveredBar, Stages } from '#src/admin/analytics/funnels.tsx';
import type { LeadFunnelView } from '#src/admin/analytics/funnels-view.ts';
import { PageName } from '#src/admin/analytics/page-tables.tsx';
import { ANALYTICS_PATH } from '#src/admin/analytics/analytics-query.ts';
import { ASSESSMENTS_PATH } from '#src/admin/assessments/assessments-view.ts';
import { Bar } from '#src/admin/kit/bar.tsx';
import { Part } from '#src/admin/kit/screen.tsx';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { LEADS_PATH } from '#src/admin/leads/lead-list.ts';
import type { readFigures } from './read-figures.server.ts';
import '#src/admin/analytics/funnels.css';

type Figures = Awaited<ReturnType<typeof readFigures>>;

interface FigureTableProps {
  caption: string;
  /** of the name, and of its values */
  labels: readonly string[];
  rows: readonly { id: string; name: ReactNode; bar: ReactNode; values: readonly ReactNode[] }[];
}

/** Names with their values, and a bar below each that says the same. */
const FigureTable = ({ caption, labels, rows }: FigureTableProps) => (
  <table className="figure-table full small nums">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        {labels.map((label) => (
          <th className="regular muted" key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, name, bar, values }) => (
        <tr className="rule-above" key={id}>
          <th className="medium breaks" scope="row">
            {name}
            {bar}
          </th>
          {values.map((value, index) => (
            <td key={labels[index + 1]}>{value}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

type LeadRow = LeadFunnelView['forms'][number] | LeadFunnelView['sources'][number];

const leadRows = (rows: readonly LeadRow[]) =>
  rows.map((row) => {
    const name = 'name' in row ? row.name : row.id;
    return {
      id: row.id,
      name: row.to ? <Link to={row.to}>{name}</Link> : name,
      bar: <DeliveredBar {...row} />,
      values: [formatNumber(row.stored), formatNumber(row.delivered)],
    };
  });

const MAX_SOURCES = 6;

interface LeadsCardProps {
  leads: LeadFunnelView;
  /** leads of the last days; undefined when they could not be read */
  recent: { today: number; week: number } | undefined;
}

function LeadsCard({ leads, recent }: LeadsCardProps) {
  const { forms, sources, aside } = leads;
  return (
    <Part className="board-wide" title={<CardLink to={LEADS_PATH}>Leads</CardLink>}>
      <p className="small muted">
        {recent ? (
          <b className="fg">
            {formatNumber(recent.today)} today, {formatNumber(recent.week)} in 7 days.{' '}
          </b>
        ) : null}
        Stored in 28 days, and how many of them the CRM has. {aside}
      </p>
      <div className="grid beside gap-x-6">
        <FigureTable
          caption="Leads by form, with delivery"
          labels={['Form', 'Leads', 'Delivered']}
          rows={leadRows(forms)}
        />
        {sources.length > 0 ? (
          <FigureTable
            caption="Leads by source, with delivery"
            labels={['Source', 'Leads', 'Delivered']}
            rows={leadRows(sources.slice(0, MAX_SOURCES))}
          />
        ) : (
          <p className="small muted mt-4">
            No leads in 28 days. Every form of the site sends them here; try one yourself.
          </p>
        )}
      </div>
    </Part>
  );
}

const CardLink = ({ to, children }: { to: string; children: string }) => (
  <Link className="quiet-link tall-link" to={to}>
    {children}
  </Link>
);

/** Leads and assessments of the last 28 days; says so when they could not be read. */
export function FigureCards({
  figures,
  recent,
}: {
  figures: Figures | undefined;
  recent: LeadsCardProps['recent'];
}) {
  if (!figures)
    return (
      <Part className="board-wide" title="Leads and assessments">
        <p className="small muted">They could not be loaded. Reload the page to try again.</p>
      </Part>
    );
  const { leads, assessment } = figures;
  return (
    <>
      <LeadsCard leads={leads} recent={recent} />
      <Part title={<CardLink to={ASSESSMENTS_PATH}>Assessment</CardLink>}>
        <p className="small muted">How far the runs of 28 days have come.</p>
        {assessment.isEmpty ? (
          <p className="small muted mt-4">
            No one opened or started it. Link to it from the page that most visitors read.
          </p>
        ) : (
          <Stages stages={assessment.stages} />
        )}
      </Part>
    </>
  );
}

/** The most viewed pages; nothing if the figures could not be read. */
export function TopPages({ figures }: { figures: Figures | undefined }) {
  if (!figures) return null;
  const { pages, views, change } = figures;
  return (
    <Part title={<CardLink to={ANALYTICS_PATH}>Top pages</CardLink>}>
      <p className="small muted">
        Views in 28 days, against the 28 days before.
        {change ? ` All pages: ${formatNumber(views)}, ${change}.` : ''}
      </p>
      {pages.length > 0 ? (
        <FigureTable
          caption="Pages by views"
          labels={['Page', 'Views', 'Change']}
          rows={pages.map((page) => ({
            id: page.id,
            name: <PageName path={page.id} />,
            bar: <Bar length={page.length} />,
            values: [page.views, page.change],
          }))}
        />
      ) : (
        <p className="small muted mt-4">
          No views yet. A view is counted when the visitor leaves the page.
        </p>
      )}
    </Part>
  );
}
