import type { RouterContextProvider } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import {
  type FormResult,
  readFields,
  readPostedForm,
  refuseForm,
  rejectForm,
} from '#src/admin/forms/form-result.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import type { SignedInUser } from '#src/platform/auth/auth.server.ts';
import { userActor } from '#src/platform/activity/activity.ts';
import type { ImportResult } from '#src/domains/imports/create-imports.server.ts';
import { parseFolder } from '#src/domains/media/folder-path.ts';
import { servicesContext } from '#src/services.server.ts';
import { readMapping } from './mapping-form.ts';
import { importAddress } from './migrate-addresses.ts';

/** Does what a form of the page asks for. @returns what the form shows, or undefined if it succeeded */
export async function actOnImport(
  context: Readonly<RouterContextProvider>,
  id: string,
  request: Request,
  user: SignedInUser,
): Promise<FormResult | Response | undefined> {
  const { imports, config } = context.get(servicesContext);
  const form = await readPostedForm(request);
  const fields = readFields(form);
  const by = editorOf(user);
  const shown = (result: ImportResult) =>
    result.ok ? undefined : refuseForm(fields, { message: result.message });
  switch (fields['intent']) {
    case 'include': {
      const position = Number(fields['position']);
      const isIncluded = fields['include'] === 'yes';
      const whole = (await imports.item(id, position))?.planned?.whole;
      if (isIncluded && whole?.type === 'part' && whole.part === 'settings')
        requirePermission(context, 'settings.change');
      await imports.include(id, [position], isIncluded);
      return undefined;
    }
    case 'reread': {
      const found = await imports.find(id);
      const mapping = readMapping(form, found?.counts);
      if ('errors' in mapping) return refuseForm(fields, mapping);
      const source = fields['source'] || undefined;
      const name = fields['name'] ?? '';
      if (name !== '') await imports.saveMapping(name, source ?? found?.source ?? '', mapping, by);
      return shown(await imports.reread(id, { mapping, ...(source && { source }) }, by));
    }
    case 'start': {
      const folder = parseFolder(fields['folder'] ?? '');
      if (!folder.ok) return refuseForm(fields, { errors: { folder: folder.message } });
      if (folder.path === '')
        return refuseForm(fields, { errors: { folder: 'Name a folder for the pictures.' } });
      const publishes = fields['publishes'] === 'yes';
      return shown(await imports.start(id, { publishes, folder: folder.path }, by));
    }
    case 'pause':
      return shown(await imports.pause(id, by));
    case 'resume':
      return shown(await imports.resume(id, by));
    case 'cancel':
      return shown(await imports.cancel(id, by));
    case 'undo':
      return shown(await imports.undo(id, by));
    case 'retry':
      return shown(await imports.retryPictures(id, by));
    case 'redirects': {
      const { made, refused } = await imports.makeRedirects(id, userActor(user));
      const others =
        refused > 0
          ? ` ${formatCount(refused, 'address', 'addresses')} refused; the list says why.`
          : '';
      const text = `${formatCount(made, 'redirect')} made.${others}`;
      return redirectWithNotice({ kind: 'done', text }, importAddress(id), config.SECURE_COOKIES);
    }
    case undefined:
    default:
      return rejectForm();
  }
}
