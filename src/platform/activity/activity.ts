/** Parts of the admin area by which activity is filtered, and by which the policy decides who may see it. */
export const ACTIVITY_AREAS = ['content', 'leads', 'people', 'site', 'security'] as const;

export type ActivityArea = (typeof ACTIVITY_AREAS)[number];

/** Who did it: someone on the team, or a part of the system, which has no id. */
export interface Agent {
  id: string | null;
  /** of a user the email address at that time, in the history of content their name; or that of a job such as 'Schedule' */
  name: string;
}

/** Someone on the team. */
export interface Actor extends Agent {
  id: string;
}

/** The person that two columns store; null for none. */
export const storedActor = (id: string | null, name: string | null): Actor | null =>
  id === null ? null : { id, name: name ?? '' };

export const SCHEDULE: Agent = { id: null, name: 'Schedule' };

/** Someone at the server's shell: `npm run owner`, `npm run release`, `npm run restore`. */
export const COMMAND_LINE: Agent = { id: null, name: 'Command line' };

/** The nightly deletion of expired data (`RETAIN_*`). */
export const RETENTION: Agent = { id: null, name: 'Retention' };

/** The actor for a signed-in user. */
export const actorOf = ({ id, email }: { id: string; email: string }): Actor => ({
  id,
  name: email,
});

/**
 * A value before or after a change, as a person reads it; a moment as ISO 8601 in UTC, which the screen formats. Never a
 * secret, never personal data of a visitor.
 */
export type ActivityValue = string | number | boolean | null;

type Fields = Readonly<Record<string, ActivityValue>>;

/** One entry of the history: who did what to which object. */
export interface ActivityEntry {
  actor: Agent;
  area: ActivityArea;
  /** object and past participle, such as 'page.published', 'leads.exported', 'user.invited', 'session.started' */
  action: string;
  object: {
    /** 'page', 'post', 'lead', 'user', 'setting', ... */
    kind: string;
    /** undefined for many objects at once, such as an export */
    id?: string;
    /** what a person calls it: a title, a path, a colleague's address; for leads only form and date */
    label: string;
  };
  /** changed fields only, by their label */
  before?: Fields;
  after?: Fields;
}

/** The fields of an entry that differ between two states of an object. */
export function changedFields(
  before: Fields,
  after: Fields,
): Pick<ActivityEntry, 'before' | 'after'> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = new Set(names.filter((name) => before[name] !== after[name]));
  const pick = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => changed.has(name)));
  return changed.size === 0 ? {} : { before: pick(before), after: pick(after) };
}
