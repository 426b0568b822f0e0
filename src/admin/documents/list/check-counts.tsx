/** What the checks of a document found; undefined before they ran, null for what cannot be checked. */
export type CheckCounts = { blocking: number | null; warnings: number | null } | undefined;

/** What the checks found, in words. */
export function CheckCountsText({ checks }: { checks: CheckCounts }) {
  if (!checks) return 'Not checked yet';
  const { blocking, warnings } = checks;
  if (blocking === null || warnings === null) return 'Cannot be checked';
  if (blocking === 0 && warnings === 0) return 'Nothing to fix';
  const improve = warnings > 0 ? `${warnings} to improve` : undefined;
  if (blocking === 0) return improve;
  return (
    <>
      <b>{blocking} to fix</b>
      {improve === undefined ? null : `, ${improve}`}
    </>
  );
}
