import { type Permission } from '#src/platform/auth/policy.ts';
import { leadId } from '#tests/builders/admin-leads.ts';

/** A request that a screen of the admin area makes. */
export interface AdminAction {
  /** as in `ADMIN_ROUTES` */
  route: string;
  method: 'GET' | 'POST';
  /** of a posted form; one row for each intent */
  fields?: Readonly<Record<string, string>>;
  /** 'everyone': open to every role */
  permission: Permission | 'everyone';
}

/** Stands for the id of a record. */
export const ID = leadId(1);

export const get = (route: string, permission: AdminAction['permission']): AdminAction => ({
  route,
  method: 'GET',
  permission,
});

export const post = (
  route: string,
  permission: AdminAction['permission'],
  ...forms: Record<string, string>[]
): AdminAction[] =>
  (forms.length > 0 ? forms : [{}]).map((fields) => ({
    route,
    method: 'POST',
    permission,
    fields,
  }));

export const intents = (...names: string[]) => names.map((intent) => ({ intent, id: ID }));
