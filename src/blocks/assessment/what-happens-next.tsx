/** The steps after requesting the report (docs/specification.md, section 2). */
export function WhatHappensNext() {
  return (
    <>
      <h4 className="card-title">What happens next?</h4>
      <ol className="promises rows">
        <li>
          <p>
            Your detailed report arrives by email within 24 hours, usually within a minute. If you
            do not see it, check your spam folder.
          </p>
        </li>
        <li>
          <p>
            A team member reaches out for a strategy session. Prefer to choose the time yourself?
            Book it now.
          </p>
        </li>
      </ol>
    </>
  );
}
