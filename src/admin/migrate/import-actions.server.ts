import { redirect, type RouterContextProvider } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import {
  readFields,
  readPostedForm,
  refuseForm,
  rejectForm,
} from '#src/admin/kit/form/form-result.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import type { SignedInUser } from '#src/platform/auth/auth.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import { type ImportResult, MOVED_ON } from '#src/domains/imports/create-imports.server.ts';
import { parseFolder } from '#src/domains/media/folder-path.ts';
import { servicesContext } from '#src/services.server.ts';
import { isOwnersOnly, importAddress, positionOf } from './import-words.ts';
import { MAX_NAME, readMapping } from './mapping-form.ts';

interface Posted {
  request: Request;
  context: Readonly<RouterContextProvider>;
  params: { id: string };
  url: URL;
}

/** Does what a form of an import or of an item asks for, and shows its page again. @returns why it was refused */
export async function actOnImport(
  { request, context, params: { id }, url }: Posted,
  user: SignedInUser,
) {
  const { imports } = context.get(servicesContext);
  const form = await readPostedForm(request);
  const fields = readFields(form);
  const by = editorOf(user);
  const done = () => redirect(url.pathname + url.search, 303);
  const shown = (result: ImportResult) =>
    result.ok ? done() : refuseForm(fields, { message: result.message });
  const found = await imports.find(id);
  switch (fields['intent']) {
    case 'include': {
      if (found?.phase !== 'planned') return shown(MOVED_ON);
      const position = positionOf(fields['position'] ?? '');
      const isIncluded = fields['include'] === 'yes';
      const item = await imports.item(id, position);
      if (isIncluded && item && isOwnersOnly(item)) requirePermission(context, 'settings.change');
      await imports.include(id, [position], isIncluded);
      return done();
    }
    case 'reread': {
      const { source = '', name = '', kept = '' } = fields;
      const known = (await imports.mappings()).find((each) => each.name === kept);
      if (kept !== '' && !known)
        return refuseForm(fields, { errors: { kept: 'It is gone. Choose another one.' } });
      const mapping = known?.mapping ?? readMapping(form, found?.counts);
      if ('errors' in mapping) return refuseForm(fields, mapping);
      const read = await imports.move(id, 'reread', by, { mapping, source });
      if (read.ok && name !== '')
        await imports.saveMapping(
          name.slice(0, MAX_NAME),
          source || (found?.source ?? ''),
          mapping,
          by,
        );
      return shown(read);
    }
    case 'start': {
      const folder = parseFolder(fields['folder'] || (found?.options.folder ?? ''));
      if (!folder.ok) return refuseForm(fields, { errors: { folder: folder.message } });
      const publishes = fields['publishes'] === 'yes';
      const options = { publishes, folder: folder.path };
      return shown(await imports.move(id, 'start', by, { options }));
    }
    case 'pause':
    case 'resume':
    case 'cancel':
    case 'undo':
    case 'retryPictures':
      return shown(await imports.move(id, fields['intent'], by));
    case 'redirects': {
      const result = await imports.makeRedirects(id, actorOf(user));
      if (!result) return shown(MOVED_ON);
      const { made, refused } = result;
      const others =
        refused > 0
          ? ` ${formatCount(refused, 'address', 'addresses')} refused; the list says why.`
          : '';
      const text = `${formatCount(made, 'redirect')} made.${others}`;
      return redirectWithNotice(context, text, importAddress(id));
    }
    case undefined:
    default:
      return rejectForm();
  }
}
