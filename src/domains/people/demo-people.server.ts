import { hashToken } from '#src/platform/signed-token/token.server.ts';
import { COMMAND_LINE } from '#src/platform/activity/activity.ts';
import { recordUser } from '#src/platform/auth/record-user.server.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { insertUser, setUserTimes } from '#src/platform/auth/users.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Demo } from '#src/platform/demo/demo.ts';
import { peopleLinks } from './people-tables.server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface DemoMember {
  name: string;
  role: Role;
  /** days since they were added, and hours since they were here */
  days: number;
  hours: number;
  isDeactivated?: boolean;
}

const MEMBERS: readonly DemoMember[] = [
  { name: 'Ines Garrow', role: 'editor', days: 80, hours: 2 },
  { name: 'Tomas Lindqvist', role: 'editor', days: 41, hours: 27 },
  { name: 'Priya Okafor', role: 'viewer', days: 20, hours: 190 },
  { name: 'Walt Brandt', role: 'viewer', days: 85, hours: 900, isDeactivated: true },
];

const INVITES = [
  { email: 'nadia.fenn@cadron.example', role: 'editor', days: 2 },
  { email: 'otto.reyes@cadron.example', role: 'viewer', days: 12 },
] as const;

const INVITE_DAYS = 7;

/** Adds users who cannot sign in, since they have no password, and invitations without an email. Returns who may edit. */
export async function addDemoPeople(
  tx: Db,
  { random, now }: Demo,
): Promise<{ id: string; name: string }[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const editors: { id: string; name: string }[] = [];
  for (const { name, role, days, hours, isDeactivated } of MEMBERS) {
    const [id, email] = [random.uuid(), `${name.toLowerCase().replace(' ', '.')}@cadron.example`];
    const seenAt = ago(hours * HOUR_MS);
    await insertUser(tx, { id, name, email, role }, ago(days * DAY_MS));
    await setUserTimes(tx, id, {
      lastSeenAt: seenAt,
      ...(isDeactivated && { deactivatedAt: seenAt }),
    });
    const added = { actor: COMMAND_LINE, after: { Role: role } };
    await recordUser(tx, 'user.created', { id, email }, ago(days * DAY_MS), added);
    if (role === 'editor') editors.push({ id, name: email });
  }
  for (const { email, role, days } of INVITES) {
    const [id, createdAt] = [random.uuid(), ago(days * DAY_MS)];
    await tx.insert(peopleLinks).values({
      id,
      kind: 'invite',
      email,
      role,
      // Of no token at all.
      tokenHash: hashToken(id),
      createdAt,
      createdByName: COMMAND_LINE.name,
      expiresAt: new Date(createdAt.getTime() + INVITE_DAYS * DAY_MS),
    });
    const object = { kind: 'invite', id, label: email };
    const invited = {
      actor: COMMAND_LINE,
      area: 'people',
      action: 'user.invited',
      object,
    } as const;
    await recordActivity(tx, { ...invited, after: { Role: role } }, createdAt);
  }
  return editors;
}
