import { readFormBody } from '#src/platform/http/read-body.server.ts';

/** The token in the address of an emailed link; empty if there is none. */
export function tokenFromAddress(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

/** The token that a {@link TokenForm} posted, or else the one in the address. */
export async function tokenFromForm(request: Request): Promise<string> {
  const form = await readFormBody(request);
  const token = typeof form === 'number' ? null : form.get('token');
  return typeof token === 'string' ? token : tokenFromAddress(request);
}
