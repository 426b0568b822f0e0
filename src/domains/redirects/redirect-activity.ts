import { type ActivityEntry, type Actor, changedFields } from '#src/platform/activity/activity.ts';
import { printStart } from './redirect-address.ts';
import { kindOf, type Redirect } from './redirect.ts';

function fieldsOf(redirect: Redirect): NonNullable<ActivityEntry['after']> {
  const { to, status, carriesRest } = redirect;
  return {
    ...(status === 410 ? {} : { Target: to }),
    Status: status,
    ...(kindOf(redirect) === 'prefix' && { 'Keeps the rest of the address': carriesRest }),
  };
}

/** The entry of a redirect that was added, changed or deleted; one of both states exists. */
export function redirectEntry(
  actor: Actor,
  before: Redirect | undefined,
  after: Redirect | undefined,
): ActivityEntry {
  const { from } = (after ?? before)!;
  const shared = {
    actor,
    area: 'site' as const,
    object: { kind: 'redirect', id: from, label: printStart(from) },
  };
  if (before && after) {
    const changed = changedFields(fieldsOf(before), fieldsOf(after));
    return { ...shared, action: 'redirect.changed', ...changed };
  }
  return after
    ? { ...shared, action: 'redirect.added', after: fieldsOf(after) }
    : { ...shared, action: 'redirect.deleted', before: fieldsOf(before!) };
}
