import { Link } from 'react-router';
import { ASSESSMENTS_PATH } from '#src/admin/assessments/run-list.ts';
import { ramp } from '#src/ui/drawings/ribbon.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import type { AssessmentFunnelView, FormRow, LeadFunnelView, StageView } from './funnels-view.ts';
import type { SourceRow } from './sources-view.ts';
import type { LeadsBand } from './leads-band.ts';

/** The funnels from page view to lead and from page view to assessment, side by side. */
export function Funnels({
  leads,
  assessment,
}: {
  leads: LeadFunnelView;
  assessment: AssessmentFunnelView;
}) {
  return (
    <div className="analytics-funnels">
      <section className="report-part">
        <h2>From view to lead</h2>
        <p className="note">
          Leads are stored first, and count as delivered when the CRM has accepted them.{' '}
          {leads.aside}
        </p>
        {leads.isEmpty ? (
          <p className="report-none">No views or leads in this period.</p>
        ) : (
          <>
            <Stages stages={leads.stages} />
            <Forms rows={leads.forms} />
            {leads.sources.length > 0 ? (
              <>
                <h3 className="analytics-by">Lead sources</h3>
                <p className="note">
                  The last campaign of each lead, or the referring site when there was no campaign.
                </p>
                <SourcesTable rows={leads.sources} />
              </>
            ) : null}
          </>
        )}
      </section>
      <section className="report-part">
        <h2>From view to assessment</h2>
        <p className="note">
          Started means at least one answer. Booking does not require the report: both are shares of
          complete runs.
        </p>
        {assessment.isEmpty ? (
          <p className="report-none">No one opened or started the assessment in this period.</p>
        ) : (
          <Stages stages={assessment.stages} />
        )}
        <p className="analytics-more">
          <Link className="text-link" to={ASSESSMENTS_PATH}>
            Details by question and run
          </Link>
        </p>
      </section>
    </div>
  );
}

/** The stages as a vertical list, each with a bar as long as its count. */
function Stages({ stages }: { stages: readonly StageView[] }) {
  return (
    <ol className="stages">
      {stages.map(({ name, count, share, length }, index) => (
        <li key={name}>
          <span>{name}</span>
          <b>{count}</b>
          <span className="stages-share">{share}</span>
          {length ? (
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={length} height="1" fill={ramp(index / stages.length)} />
            </svg>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function Forms({ rows }: { rows: readonly FormRow[] }) {
  return (
    <table className="records forms-table">
      <caption className="sr-only">Leads by form</caption>
      <thead>
        <tr>
          <th scope="col">Form</th>
          <th scope="col">Views</th>
          <th scope="col">Leads</th>
          <th scope="col">Of views</th>
          <th scope="col">Delivered</th>
          <th scope="col">Share delivered</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.form}>
            <th scope="row">
              <FormName {...row} />
            </th>
            <td>
              {row.views}
              <span> views</span>
            </td>
            <LeadsCells {...row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const FormName = ({ name, page, to }: FormRow) => (
  <Link to={to}>
    <b>{name}</b>
    <span>{page}</span>
  </Link>
);

/** Leads by source. On narrow screens each row becomes a card. */
function SourcesTable({ rows }: { rows: readonly SourceRow[] }) {
  return (
    <table className="records forms-table sources-table">
      <caption className="sr-only">Leads by source</caption>
      <thead>
        <tr>
          <th scope="col">Source</th>
          <th scope="col">Leads</th>
          <th scope="col">Of all</th>
          <th scope="col">Delivered</th>
          <th scope="col">Share delivered</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              {row.to ? (
                <Link to={row.to}>
                  <b>{row.name}</b>
                </Link>
              ) : (
                <span>{row.name}</span>
              )}
            </th>
            <LeadsCells {...row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface LeadsCellsProps extends LeadsBand {
  stored: number;
  /** percentage of the column before, such as views; empty when it is undefined */
  rate: string;
  delivered: number;
}

/** The last cells of a table row with lead counts: stored, rate, delivered and the bar. */
function LeadsCells({ stored, rate, delivered, ...band }: LeadsCellsProps) {
  return (
    <>
      <td>
        {formatNumber(stored)}
        <span>{stored === 1 ? ' lead' : ' leads'}</span>
      </td>
      <td className="forms-rate">{rate}</td>
      <td>
        {formatNumber(delivered)}
        <span> delivered</span>
      </td>
      <td className="forms-band">
        <Band {...band} />
      </td>
    </>
  );
}

/** A bar as long as the stored leads, filled up to the delivered ones. */
const Band = ({ storedLength, deliveredLength }: LeadsBand) => (
  <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect className="forms-band-ground" width={storedLength} height="1" />
    <rect width={deliveredLength} height="1" fill={ramp(0.2)} />
  </svg>
);
