import { Link } from 'react-router';
import { ASSESSMENTS_PATH } from '#src/admin/assessments/assessments-view.ts';
import { ramp } from '#src/ui/drawings/ribbon.ts';
import { Part } from '#src/admin/kit/screen.tsx';
import { type Column, ListTable } from '#src/admin/lists/list-table.tsx';
import { Bar } from '#src/admin/kit/bar.tsx';
import { formatNumber } from '#src/admin/parts/counts.ts';
import type { LeadsBand } from './leads-band.ts';
import type {
  AssessmentFunnelView,
  FormRow,
  LeadFunnelView,
  StageView,
  SourceRow,
} from './funnels-view.ts';

/** The funnels from page view to lead and from page view to assessment, side by side. */
export function Funnels({
  leads,
  assessment,
}: {
  leads: LeadFunnelView;
  assessment: AssessmentFunnelView;
}) {
  return (
    <div className="two-columns">
      <Part className="report-part" title="From view to lead">
        <p className="note">
          Leads are stored first, and count as delivered when the CRM has accepted them.{' '}
          {leads.aside}
        </p>
        {leads.isEmpty ? (
          <p className="report-none">No views or leads in this period.</p>
        ) : (
          <>
            <Stages stages={leads.stages} />
            <ListTable caption="Leads by form" columns={FORM_COLUMNS} rows={leads.forms} />
            {leads.sources.length > 0 ? (
              <>
                <h3 className="title mt-4">Lead sources</h3>
                <p className="note">
                  The last campaign of each lead, or the referring site when there was no campaign.
                </p>
                <ListTable
                  caption="Leads by source"
                  columns={SOURCE_COLUMNS}
                  rows={leads.sources}
                />
              </>
            ) : null}
          </>
        )}
      </Part>
      <Part className="report-part" title="From view to assessment">
        <p className="note">
          Started means at least one answer. Booking does not require the report: both are shares of
          complete runs.
        </p>
        {assessment.isEmpty ? (
          <p className="report-none">No one opened or started the assessment in this period.</p>
        ) : (
          <Stages stages={assessment.stages} />
        )}
        <p>
          <Link className="text-link tap-link" to={ASSESSMENTS_PATH}>
            Details by question and run
          </Link>
        </p>
      </Part>
    </div>
  );
}

/** The stages as a vertical list, each with a bar as long as its count. */
export function Stages({ stages }: { stages: readonly StageView[] }) {
  return (
    <ol className="stages mt-4 small tight">
      {stages.map(({ name, count, share, length }, index) => (
        <li className="grid items-baseline pt-2 pb-3 rule-above fill-auto" key={name}>
          <span>{name}</span>
          <b className="title nums">{count}</b>
          <span className="stages-share across muted">{share}</span>
          {length ? (
            <Bar>
              <rect width={length} height="1" fill={ramp(index / stages.length)} />
            </Bar>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

/** As long as the stored leads, filled up to the delivered ones. */
export const DeliveredBar = ({ storedLength, deliveredLength }: LeadsBand) => (
  <Bar>
    <rect className="forms-band-ground no-fill" width={storedLength} height="1" />
    <rect width={deliveredLength} height="1" fill={ramp(0.2)} />
  </Bar>
);

const LEADS_COLUMNS: readonly Column<Omit<SourceRow, 'to' | 'name'>>[] = [
  {
    label: 'Leads',
    isNumber: true,
    unit: 'lead',
    cell: ({ stored }) => formatNumber(stored),
  },
  { label: 'Share', isNumber: true, isNone: ({ rate }) => !rate, cell: 'rate' },
  {
    label: 'Delivered',
    isNumber: true,
    before: 'Delivered',
    cell: ({ delivered }) => formatNumber(delivered),
  },
  {
    label: 'Share delivered',
    isWide: true,
    cell: (row) => <DeliveredBar {...row} />,
  },
];

const FORM_COLUMNS: readonly Column<FormRow>[] = [
  {
    label: 'Form',
    cell: ({ name, page, to }) => (
      <Link to={to}>
        <b>{name}</b>
        <span>{page}</span>
      </Link>
    ),
  },
  { label: 'Views', isNumber: true, before: 'Views', cell: 'views' },
  ...LEADS_COLUMNS.with(1, { ...LEADS_COLUMNS[1]!, label: 'Of views' }),
];

const SOURCE_COLUMNS: readonly Column<SourceRow>[] = [
  {
    label: 'Source',
    cell: ({ id, to }) =>
      to ? (
        <Link to={to}>
          <b>{id}</b>
        </Link>
      ) : (
        <span>{id}</span>
      ),
  },
  ...LEADS_COLUMNS.with(1, { ...LEADS_COLUMNS[1]!, label: 'Of all' }),
];
