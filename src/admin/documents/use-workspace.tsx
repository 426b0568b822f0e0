import type {
  DocumentContent,
  DocumentKind,
  DocumentProblem,
} from '#src/domains/documents/document.ts';
import { CompareFromAddress } from './compare/compare-from-address.tsx';
import { ConflictList } from './conflict-list.tsx';
import { useFieldOfAddress } from './go-to-field.ts';
import { HistoryPanel } from './history-panel.tsx';
import { MergeNoteLine } from './merge-note-line.tsx';
import { PresenceLine } from './presence-line.tsx';
import { PreviewLinks } from './preview-links.tsx';
import { ProblemList } from './problem-list.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { RecoveryOffer } from './recovery-offer.tsx';
import { SaveLine } from './save-line.tsx';
import { type EditorMay, type ScreenDocument, stateNow } from './screen-document.ts';
import { useChecks } from './use-checks.ts';
import { useDocument } from './use-document.ts';
import { usePresence } from './use-presence.ts';
import { useUnsavedGuard } from '#src/admin/kit/dialog/use-unsaved-guard.ts';
import { type UndoOptions, type UpdateContent, useUndo } from './undo/use-undo.ts';
import type { Finding } from '#src/domains/checks/finding.ts';
import type { Severity } from '#src/domains/checks/severity.ts';
import type { WorkingCopyStore } from './working-copy.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import './documents.css';

/** Props of the form or canvas of a document. */
export interface EditedDocument {
  content: DocumentContent;
  problems: readonly DocumentProblem[];
  /** for now or for good */
  isReadOnly: boolean;
  /** false if it stays read-only: for viewers, and in the trash */
  canEdit: boolean;
  /** Changes the newest content, as a step of undo. Stays the same function, so that parts of a form render only when they change. */
  update: UpdateContent;
}

/** A problem that the server found in a field: a refusal to save, or a finding of the checks, some of which only warn. */
export type ServerProblem = DocumentProblem & { severity?: Severity };

/** The document for its fields, each with what was found in it. */
export interface EditedFields extends Omit<EditedDocument, 'problems'> {
  problems: readonly ServerProblem[];
  /** the version in which the checks found the problems */
  checkedVersion?: number | undefined;
}

/** @param isShown false for what the checks found before anyone asked */
export const toFields = (
  { edited, checks: { reply } }: Pick<Workspace, 'edited' | 'checks'>,
  isShown: (finding: Finding) => boolean = () => true,
): EditedFields => ({
  ...edited,
  problems: [...edited.problems, ...(reply?.findings ?? []).filter(isShown)],
  checkedVersion: reply?.version,
});

/** An open document, and the parts around its form or canvas. An editor puts them where they belong. */
export type Workspace = ReturnType<typeof useWorkspace>;

const HAS_PREVIEW: ReadonlySet<DocumentKind> = new Set(['page', 'post', 'story']);

/** Opens a document: saving, recovery, conflicts, publishing, history. */
export function useWorkspace(
  opened: ScreenDocument,
  me: Actor,
  may: EditorMay,
  options: Omit<UndoOptions, 'update' | 'isReadOnly'> = {},
) {
  const own = useDocument(opened, me);
  const { state, store, copies, document } = own;
  const canEdit = may.edit && document.trashedAt === null;
  // Until the browser has taken over, nothing typed would be kept.
  const isReadOnly = !canEdit || copies === undefined;
  const undo = useUndo({ ...options, update: store.edit, isReadOnly });
  const open = { ...own, update: undo.update };
  const { others, lastAct } = usePresence(document.id, store, canEdit, document.lifeMark);
  useSaveBeforeLeaving(store);
  useFieldOfAddress(state.content);
  const checks = useChecks(document.id, state.base.version, document.live?.revision);
  const canPreview = canEdit && HAS_PREVIEW.has(opened.kind);
  return {
    open,
    edited: {
      content: state.content,
      problems: state.problems,
      isReadOnly,
      canEdit,
      update: undo.update,
    },
    undo,
    may,
    state: stateNow(document, state.base.version),
    /** what the checks found in the stored version */
    checks,
    /** whether everything is saved, and who else is here */
    status: (
      <div className="workspace-bar row wraps apart gap-x-6">
        {may.edit ? (
          <SaveLine state={state} opened={opened} onRetry={store.flush} />
        ) : (
          <p className="note row tap">Your role may read this, not change it.</p>
        )}
        <PresenceLine others={others} me={me} content={state.content} />
      </div>
    ),
    /** what needs a decision: conflicts, an unsaved copy, refused fields; and the comparison that the address asks for */
    notices: (
      <>
        <div className="workspace-notices relative scrolls contained">
          <noscript>
            <p className="form-error">
              Editing needs JavaScript. Turn it on in this browser, then reload.
            </p>
          </noscript>
          <div role="status" aria-label="Done elsewhere">
            {lastAct ? (
              <p className="edge-teal px-4 row apart gap-4 mt-4 small">
                {lastAct.userId === me.id ? 'You' : lastAct.by} {lastAct.did}. This screen shows
                where it stands now.
              </p>
            ) : null}
          </div>
          <MergeNoteLine note={state.note} onClose={store.dismissNote} />
          {may.edit ? <RecoveryOffer copies={copies} store={store} /> : null}
          <ConflictList state={state} onResolve={store.resolve} />
          {state.problems.length > 0 ? (
            <section className="edge-copper on-sand" aria-labelledby="refusals-title">
              <h2 className="headline" id="refusals-title">
                Not saved
              </h2>
              <ProblemList problems={state.problems} content={state.content} />
            </section>
          ) : null}
        </div>
        <CompareFromAddress open={open} mayEdit={canEdit} />
      </>
    ),
    publishing: (
      <PublishPanel
        open={open}
        may={may}
        checks={checks}
        preview={canPreview ? <PreviewLinks documentId={document.id} /> : null}
      />
    ),
    /** reads the history when it appears */
    history: <HistoryPanel open={open} mayEdit={canEdit} />,
  };
}

/** Saves before a navigation. Asks only if that is not possible. */
function useSaveBeforeLeaving(store: WorkingCopyStore): void {
  useUnsavedGuard({
    isUnsaved: () => {
      store.collect();
      return store.state().status !== 'saved';
    },
    save: () => store.settle(),
    what: () => {
      const { status, keepsCopy } = store.state();
      return {
        title: status === 'conflict' ? 'Leave with an open conflict?' : 'Leave without saving?',
        text:
          keepsCopy === false
            ? 'This browser cannot keep a copy, so the unsaved text will be lost. Stay to save first.'
            : 'This browser keeps the unsaved text, and offers it when you open this document here again.',
        isDanger: keepsCopy === false,
      };
    },
  });
}
