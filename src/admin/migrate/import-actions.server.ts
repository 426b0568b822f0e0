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
import { type ImportResult, MOVED_ON } from '#src/domains/imports/create-imports.server.ts';
import { parseFolder } from '#src/domains/media/folder-path.ts';
import { servicesContext } from '#src/services.server.ts';
import { isOwnersOnly } from './import-words.ts';
import { MAX_NAME, readMapping } from './mapping-form.ts';
import { importAddress, positionOf } from './migrate-addresses.ts';

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
  const found = await imports.find(id);
  switch (fields['intent']) {
    case 'include': {
      if (found?.phase !== 'planned') return shown(MOVED_ON);
      const position = positionOf(fields['position'] ?? '');
      const isIncluded = fields['include'] === 'yes';
      const item = await imports.item(id, position);
      if (isIncluded && item && isOwnersOnly(item)) requirePermission(context, 'settings.change');
      await imports.include(id, [position], isIncluded);
      return undefined;
    }
    case 'reread': {
      const mapping = readMapping(form, found?.counts);
      if ('errors' in mapping) return refuseForm(fields, mapping);
      const source = fields['source'] ?? '';
      const name = (fields['name'] ?? '').slice(0, MAX_NAME);
      const read = await imports.reread(id, { mapping, source }, by);
      if (read.ok && name !== '')
        await imports.saveMapping(name, source || (found?.source ?? ''), mapping, by);
      return shown(read);
    }
    case 'use-mapping': {
      const kept = (await imports.mappings()).find(({ name }) => name === fields['mapping']);
      if (!kept)
        return refuseForm(fields, { message: 'This mapping is gone. Choose another one.' });
      return shown(await imports.reread(id, { mapping: kept.mapping }, by));
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
    case 'resume':
    case 'cancel':
    case 'undo':
    case 'retryPictures':
      return shown(await imports[fields['intent']](id, by));
    case 'redirects': {
      if (found?.phase !== 'done') return shown(MOVED_ON);
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
