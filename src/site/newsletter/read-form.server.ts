import { isFormPost } from '#src/platform/http/request-kind.ts';

/** The posted fields, or the status that says why there are none: not a form (415), or a broken one (400). */
export async function readForm(request: Request): Promise<FormData | 400 | 415> {
  if (!isFormPost(request)) return 415;
  try {
    return await request.formData();
  } catch {
    return 400;
  }
}
