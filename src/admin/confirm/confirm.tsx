import { data, redirect } from 'react-router';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { ActionForm } from '#src/admin/kit/form/action-form.tsx';
import { readPostedFields, refuseForm } from '#src/admin/kit/form/form-result.ts';
import { PageHead } from '#src/admin/kit/screen.tsx';
import { CONFIRM_PATH, rememberedAddress } from '#src/admin/shell/admin-address.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { RECENT_SIGN_IN_MINUTES } from '#src/platform/auth/recent-sign-in.ts';
import type { Route } from './+types/confirm.ts';
import { ConfirmFields } from './confirm-fields.tsx';
import { confirmIdentity, readIdentityProofs } from './confirm-identity.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'account.change-own');
  const to = rememberedAddress(url);
  const needs = await readIdentityProofs(context);
  const isDownload = new URL(to, url).pathname.endsWith('.csv');
  // A download leaves the page as it is, so its link is shown instead of being followed.
  if (!needs && !isDownload) throw redirect(to);
  const list = new URL('.', new URL(to, url)).pathname.replace(/\/$/, '');
  return { to, needs, back: isDownload ? list : to };
}

/** Checks the password again, then leads back to where it was asked for. */
export async function action({ request, context, url }: Route.ActionArgs) {
  requirePermission(context, 'account.change-own');
  const fields = await readPostedFields(request);
  const errors = await confirmIdentity(context, fields);
  if (errors) return data(refuseForm(fields, { errors }), { status: 400 });
  return redirect(`${CONFIRM_PATH}${url.search}`, 303);
}

/** Asks for the password before something sensitive that has no form of its own, then leads back; a download it offers. */
export default function Confirm({ loaderData }: Route.ComponentProps) {
  const { to, needs, back } = loaderData;
  if (!needs)
    return (
      <>
        <PageHead
          title="Ready to download"
          intro="The file contains personal data: store it safely, and delete it when you no longer need it."
        />
        <div className="admin-actions">
          <LinkButton tone="primary" to={to} reloadDocument>
            Download
          </LinkButton>
          <LinkButton to={back}>Back to the list</LinkButton>
        </div>
      </>
    );
  return (
    <>
      <PageHead
        title="Confirm it is you"
        intro={`You signed in more than ${RECENT_SIGN_IN_MINUTES} minutes ago. Enter your password${needs.code ? ' and a code' : ''}, then go on where you were.`}
      />
      <ActionForm
        intent="confirm"
        submit="Confirm"
        busy="Checking..."
        after={<LinkButton to={back}>Back</LinkButton>}
      >
        <ConfirmFields isWholeForm />
      </ActionForm>
    </>
  );
}
