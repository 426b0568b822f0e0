import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import type { ChecksState } from '#src/admin/documents/use-checks.ts';
import type { EditedDocument } from '#src/admin/documents/use-workspace.tsx';
import type { Actor } from '#src/platform/activity/activity.ts';

/** Props that the tabs of a post's settings get from the editor around them. */
export interface SettingsProps {
  edited: EditedDocument;
  document: ScreenDocument;
  me: Actor;
  /** what the checks found stands at its fields too */
  checks?: ChecksState | undefined;
  /** opens the tab Publish */
  onPublish?: (() => void) | undefined;
}

/** The edited document with what the checks found. */
export const withFindings = ({ edited, checks }: Pick<SettingsProps, 'edited' | 'checks'>) => ({
  ...edited,
  problems: [...edited.problems, ...(checks?.reply?.findings ?? [])],
});
