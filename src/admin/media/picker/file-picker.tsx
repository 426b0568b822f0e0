import { deferred } from '#src/admin/kit/dialog/deferred.tsx';

/** The picker, whose code is loaded when it opens for the first time. Rendered while it is open. */
export const FilePicker = deferred(
  () => import('./picker-dialog.tsx').then(({ PickerDialog }) => PickerDialog),
  'The library',
);
