import type { RouterContextProvider } from 'react-router';
import { type FormResult, refuseForm, rejectForm } from '#src/admin/kit/form/form-result.ts';
import type { Notice } from '#src/admin/notices/notice.ts';
import { signedInUserContext } from '#src/admin/shell/permission.server.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { OVERRIDE_FIELDS, type OverrideChange } from '#src/domains/seo/overrides/override.ts';
import type { OverrideResult } from '#src/domains/seo/overrides/overrides.server.ts';
import { warnOfCanonicals } from '#src/domains/seo/routes/canonical-warnings.ts';
import { ownOrSet } from '#src/domains/seo/routes/plan-edits.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { servicesContext } from '#src/services.server.ts';
import { countRoutes } from '#src/admin/seo/routes/route-labels.ts';

type Fields = Readonly<Record<string, string>>;

interface Posted {
  context: Readonly<RouterContextProvider>;
  fields: Fields;
  /** where the reader goes on */
  back: string;
}

/** Saves the values of a route, or takes a change back. */
export function changeRoute(posted: Posted): Promise<Response | FormResult> {
  const { intent } = posted.fields;
  if (intent === 'save') return saveRoute(posted);
  return intent === 'undo' ? undoChange(posted) : rejectForm();
}

/** A value that equals the page's own is not set. */
async function saveRoute({ context, fields, back }: Posted): Promise<Response | FormResult> {
  const services = context.get(servicesContext);
  const { path = '', change: id = '', own: dropped } = fields;
  const own = (await services.ownMetadata.of([path])).get(path);
  if (!own || !isUuid(id))
    return refuseForm(fields, { message: 'This page is not public any more.' });
  const typed = valuesOf(fields);
  const set = { ...ownOrSet(own, typed), ...(dropped && { [dropped]: null }) };
  const result = await services.overrides.save(
    { id, label: 'Edited', routes: [{ path, set, seen: seenIn(fields) }] },
    actorOf(context.get(signedInUserContext)),
  );
  if (!result.ok) {
    const errors = result.problems.flatMap(({ field, message }) =>
      field ? [[field, message] as const] : [],
    );
    return errors.length > 0
      ? refuseForm(fields, { errors: Object.fromEntries(errors) })
      : refuseForm(fields, { message: result.problems[0]!.message });
  }
  const text = result.changed > 0 ? `${path} was changed.` : 'Nothing was different.';
  const items = await warnOfCanonicals({ ...services, siteUrl: services.config.SITE_URL }, [
    { path, set },
  ]);
  const notice = { ...noticeOf(text, result, id, back), items };
  return redirectWithNotice(context, notice, back);
}

/** Takes a change back where its values are still in place. */
export async function undoChange({ context, fields, back }: Posted): Promise<Response> {
  const { overrides } = context.get(servicesContext);
  const { undoes = '', change: id = '' } = fields;
  const result =
    isUuid(undoes) && isUuid(id)
      ? await overrides.undo({ id, undoes }, actorOf(context.get(signedInUserContext)))
      : undefined;
  const changed = result?.ok ? result.changed : 0;
  const text =
    changed > 0
      ? `${countRoutes(changed)} changed back.`
      : 'Nothing to take back: the values have changed since.';
  return redirectWithNotice(context, text, back);
}

/** A notice that offers to take a change back. @param to the screen that the undo is posted to */
export function noticeOf(text: string, result: OverrideResult, id: string, to: string): Notice {
  if (!result.ok || result.changed === 0) return { kind: 'done', text };
  const fields = { intent: 'undo', undoes: id, change: crypto.randomUUID() };
  return { kind: 'done', text, undo: { to, fields } };
}

const CHOICES: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** The typed values; undefined fields were not part of the form. */
function valuesOf({ noindex, ...texts }: Fields): Record<string, unknown> {
  const typed = OVERRIDE_FIELDS.flatMap((field) =>
    field !== 'noindex' && texts[field] !== undefined ? [[field, texts[field]] as const] : [],
  );
  return {
    ...Object.fromEntries(typed),
    ...(noindex !== undefined && { noindex: CHOICES[noindex] ?? null }),
  };
}

/** The overrides that the editor saw, from hidden fields: another value is a conflict. */
function seenIn(fields: Fields): OverrideChange {
  try {
    const seen: unknown = JSON.parse(fields['seen'] ?? '');
    return typeof seen === 'object' && seen !== null ? seen : {};
  } catch {
    return {};
  }
}
