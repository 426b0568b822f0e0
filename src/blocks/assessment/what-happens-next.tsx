/** What to expect after requesting the report (docs/specification.md, section 2). */
export function WhatHappensNext() {
  return (
    <>
      <h4 className="card-title">What happens next?</h4>
      <ol className="promises">
        <li>
          <p>
            Your detailed report arrives by email within 24 hours, usually within a minute. Look in
            the spam folder before you write to us.
          </p>
        </li>
        <li>
          <p>
            A team member reaches out for a strategy session. If you would rather choose the time
            yourself, book it now.
          </p>
        </li>
      </ol>
    </>
  );
}
