import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import type { EditedFields } from '#src/admin/documents/use-workspace.tsx';
import type { Actor } from '#src/platform/activity/activity.ts';

/** Props that the tabs of a post's settings get from the editor around them. */
export interface SettingsProps {
  edited: EditedFields;
  document: ScreenDocument;
  me: Actor;
  /** opens the tab Publish */
  onPublish?: (() => void) | undefined;
}
