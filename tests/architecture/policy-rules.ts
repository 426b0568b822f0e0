import { basename } from 'node:path';
import type { SourceFile } from './source-file.ts';

/** The function that asks the policy table. */
const QUESTION = 'requirePermission(context, ';

/** Loaders and actions of the admin area that ask no permission, and why. */
export const OPEN_TO_EVERYONE: Readonly<Record<string, string>> = {
  'src/admin/login/login.tsx loader': 'there is no user yet',
  'src/admin/login/login.tsx action': 'there is no user yet',
  'src/admin/login/code.tsx loader': 'there is no user yet',
  'src/admin/login/code.tsx action': 'there is no user yet',
  'src/admin/login/forgot.tsx action': 'for whoever cannot sign in',
  'src/admin/login/reset.tsx loader': 'the token of the link is the permission',
  'src/admin/login/reset.tsx action': 'the token of the link is the permission',
  'src/admin/login/accept-invite.tsx loader': 'the token of the link is the permission',
  'src/admin/login/accept-invite.tsx action': 'the token of the link is the permission',
  'src/admin/login/confirm-email.tsx loader': 'the token of the link is the permission',
  'src/admin/login/confirm-email.tsx action': 'the token of the link is the permission',
  'src/admin/login/sign-out.ts loader': 'it only redirects',
  'src/admin/login/sign-out.ts action': 'everyone may sign out',
  'src/admin/shell/admin-layout.tsx loader':
    'the frame shows only the user and the menu of their role',
  'src/admin/shell/admin-not-found.tsx loader': 'it shows nothing but the 404 page',
};

/** Also one that another module makes, which asks nothing that can be seen here. */
const EXPORT = /^export (?:(?:async )?(?:function|const) |\{.*\b)(loader|action)\b/gm;

/** Loaders and actions of route modules that do not ask the policy, and exceptions that are not needed. */
export function policyViolations(routes: readonly SourceFile[]): string[] {
  const handlers = routes.flatMap((file) =>
    [...file.text.matchAll(EXPORT)].map(({ 1: kind, index }) => {
      const end = file.text.slice(index + 1).search(/^(?:export|function|async|const) /m);
      const body = end < 0 ? file.text.slice(index) : file.text.slice(index, index + 1 + end);
      return { id: `${file.path} ${kind}`, file, kind, asks: body.includes(QUESTION) };
    }),
  );
  const missing = handlers
    .filter(({ id, asks }) => !asks && !(id in OPEN_TO_EVERYONE))
    .map(
      ({ file, kind }) =>
        `The ${kind} of ${file.path} never asks the policy: begin it with ${QUESTION}'<permission>'), ` +
        `or list it with a reason in ${basename(import.meta.url)}.`,
    );
  const needless = Object.keys(OPEN_TO_EVERYONE)
    .filter((id) => !handlers.some((handler) => handler.id === id && !handler.asks))
    .map((id) => `${id} is listed as open to everyone, but asks the policy or does not exist.`);
  return [...missing, ...needless];
}
