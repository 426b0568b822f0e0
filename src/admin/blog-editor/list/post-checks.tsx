import type { PostRow } from './posts-view.ts';

/** What the checks found, in words. */
export function PostChecks({ checks }: Pick<PostRow, 'checks'>) {
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
