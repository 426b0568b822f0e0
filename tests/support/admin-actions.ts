import type { Permission } from '#src/platform/auth/policy.ts';
import { leadId } from '#tests/builders/admin-leads.ts';
import { readCases } from '#tests/builders/read-cases.ts';

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

/** Addresses that need no session, by design. */
export const OPEN_ADDRESSES: Readonly<Record<string, string>> = {
  '/admin/login': 'to sign in',
  '/admin/login/code': 'the second step of signing in',
  '/admin/forgot-password': 'to ask for a new password',
  '/admin/reset/:token': 'to choose a new password, with a link',
  '/admin/invite/:token': 'to accept an invitation, with a link',
  '/admin/confirm-email/:token': 'to confirm a new address, with a link',
  '/admin/sign-out': 'to sign out, also with an ended session',
};

type Form = string | Record<string, string>;

const written = readCases('admin-actions.yaml') as Record<
  string,
  AdminAction['permission'] | Record<string, AdminAction['permission'] | Form[]>
>;

function fieldsOf(form: Form): Record<string, string> {
  if (typeof form === 'string') return { intent: form, id: ID };
  const named = Object.entries(form).map((pair) => pair.map((text) => text.replace(/\bID$/, ID)));
  return Object.fromEntries(named) as Record<string, string>;
}

/** Every request of the admin area with the permission it needs, from `tests/cases/admin-actions.yaml`. */
export const ADMIN_ACTIONS: readonly AdminAction[] = Object.entries(written).flatMap(
  ([route, needs]) =>
    Object.entries(typeof needs === 'string' ? { get: needs } : needs).flatMap(
      ([permission, forms]): AdminAction[] =>
        typeof forms === 'string'
          ? [{ route, method: 'GET', permission: forms }]
          : (forms.length > 0 ? forms : [{}]).map((form) => ({
              route,
              method: 'POST',
              permission: permission as Permission,
              fields: fieldsOf(form),
            })),
    ),
);

/** Calls of the frame around every page, also around a refusal. */
export const FRAME_CALLS: readonly string[] = ['leads.backlog'];

/** The address of a row, with a value for each parameter of its route. */
export const addressOf = ({ route }: AdminAction): string =>
  route.replace('/*', '/unknown').replaceAll(/:\w+/g, ID);

/** The address under which the browser fetches the data of a page, or posts a form of it. */
export const dataAddressOf = (action: AdminAction): string => `${addressOf(action)}.data`;
