import { readFormBody } from '#src/platform/http/read-body.server.ts';

/** The token of a mailed link, or an empty text, which is no token. */
export function tokenFromAddress(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

/** The token that a {@link TokenForm} posted; one in the address counts when there is none in the form. */
export async function tokenFromForm(request: Request): Promise<string> {
  const form = await readFormBody(request);
  const token = typeof form === 'number' ? null : form.get('token');
  return typeof token === 'string' ? token : tokenFromAddress(request);
}
