import { Link } from 'react-router';
import { ASSESSMENTS_PATH } from '#src/admin/assessments/run-filter.ts';
import { ramp } from '#src/ui/drawings/ribbon.ts';
import { LeadsCells } from './leads-cells.tsx';
import { SourcesTable } from './sources-table.tsx';
import type { AssessmentFunnelView, FormRow, LeadFunnelView, StageView } from './funnels-view.ts';

/** From a view to a lead, and from a view to a finished assessment, side by side. */
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
          A lead is stored before anybody is thanked, and delivered when the CRM has it.{' '}
          {leads.aside}
        </p>
        {leads.isEmpty ? (
          <p className="report-none">No view and no lead in these days.</p>
        ) : (
          <>
            <Stages stages={leads.stages} />
            <Forms rows={leads.forms} />
            {leads.sources.length > 0 ? (
              <>
                <h3 className="analytics-by">What brought them</h3>
                <p className="note">
                  The source of the last campaign a lead came through, else the site that linked
                  here.
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
          Started means at least one answer. Booking needs no report: both are shares of the
          complete runs.
        </p>
        {assessment.isEmpty ? (
          <p className="report-none">Nobody opened or started it in these days.</p>
        ) : (
          <Stages stages={assessment.stages} />
        )}
        <p className="analytics-more">
          <Link className="text-link" to={ASSESSMENTS_PATH}>
            Every question and every run
          </Link>
        </p>
      </section>
    </div>
  );
}

/** One stage below the other, each band as long as its count. */
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
