const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** The posted fields, or the status that says why there are none: not a form (415), or a broken one (400). */
export async function readForm(request: Request): Promise<FormData | 400 | 415> {
  if (!FORM_TYPES.test(request.headers.get('Content-Type') ?? '')) return 415;
  try {
    return await request.formData();
  } catch {
    return 400;
  }
}
