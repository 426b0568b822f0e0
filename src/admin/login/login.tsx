import { redirect } from 'react-router';
import { ADMIN_HOME, rememberedAddress } from '#src/admin/shell/admin-address.ts';
import { withPrivateHeaders } from '#src/admin/shell/private-headers.server.ts';
import { isSameOrigin } from '#src/platform/auth/same-origin.server.ts';
import { servicesContext, visitorAddressContext } from '#src/services.server.ts';
import { BrandMark } from '#src/ui/brand-mark.tsx';
import '#src/ui/styles/admin.css';
import type { Route } from './+types/login.ts';
import './login.css';
import { SignInForm } from './sign-in-form-view.tsx';
import { signIn } from './sign-in.server.ts';

export const middleware: Route.MiddlewareFunction[] = [withPrivateHeaders];

/** Redirects signed-in users. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { auth } = context.get(servicesContext);
  if (await auth.session(request)) throw redirect(rememberedAddress(url));
  return { isSentHere: rememberedAddress(url) !== ADMIN_HOME };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { auth, config } = context.get(servicesContext);
  if (!isSameOrigin(request, config.SITE_URL))
    throw new Response('This request came from another site.', { status: 403 });
  return signIn(auth, request, context.get(visitorAddressContext), rememberedAddress(url));
}

/** Passes on the `Retry-After` header of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="login">
      <title>Sign in | Cadron admin</title>
      <meta name="robots" content="noindex, nofollow" />
      <main className="login-main">
        <a className="admin-brand" href="/" aria-label="Cadron Growth Partners, home">
          <BrandMark />
          <span>Cadron</span>
        </a>
        <div className="login-form">
          <h1 className="login-title">Sign in</h1>
          <p className="admin-intro">
            {loaderData.isSentHere
              ? 'Sign in to open the page you requested.'
              : 'For the team that runs this site.'}
          </p>
          <SignInForm lastResult={actionData} />
        </div>
      </main>
      <div className="login-picture" aria-hidden="true">
        <BrandMark />
      </div>
    </div>
  );
}
