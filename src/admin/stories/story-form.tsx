import { STORIES } from '#src/admin/documents/list/document-lists.ts';
import { useCallback, useEffect, useState } from 'react';
import type { EditorMay, ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { useWorkspace } from '#src/admin/documents/use-workspace.tsx';
import { DocumentPreview } from '#src/admin/page-editor/canvas/document-preview.tsx';
import { EditorFrame } from '#src/admin/page-editor/frame/editor-frame.tsx';
import { InspectorFrame, type LastTab } from '#src/admin/page-editor/frame/inspector-frame.tsx';
import { useUndo } from '#src/admin/page-editor/outline/undo/use-undo.ts';
import { StoryFields, StorySearch } from './story-fields.tsx';
import type { StorySpecs } from './story-specs.server.ts';
import { onGoToField } from '#src/admin/documents/go-to-field.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import './stories.css';

interface StoryFormProps {
  document: ScreenDocument;
  specs: StorySpecs;
  me: Actor;
  may: EditorMay;
}

/** The editor of a success story: its page, and its fields beside it. */
export function StoryForm({ document, specs, me, may }: StoryFormProps) {
  const workspace = useWorkspace(document, me, may);
  const { open, edited, checks } = workspace;
  const { content, isReadOnly } = edited;
  const undo = useUndo({ update: edited.update, isReadOnly });
  // A new story is not called wrong before its author asks.
  const [isReviewed, setReviewed] = useState(document.live !== null);
  const review = useCallback(() => setReviewed(true), []);
  const panes = useStoryPanes(review);
  const title = content.title.trim() || 'Untitled story';
  const form = {
    document: open.document,
    checkedVersion: checks.reply?.version,
    edited: {
      ...edited,
      update: undo.update,
      problems: [...edited.problems, ...((isReviewed && checks.reply?.findings) || [])],
    },
  };
  return (
    <>
      <EditorFrame
        className="story-editor"
        title={title}
        list={STORIES}
        workspace={workspace}
        undo={undo}
        may={may}
        panes={PANES}
        pane={panes.pane}
        onPane={panes.setPane}
        onReview={() => panes.openTab('publish')}
      >
        <DocumentPreview
          documentId={document.id}
          title={title}
          version={open.state.base.version}
          isBehind={open.state.status !== 'saved'}
        />
        <InspectorFrame
          tabs={TABS}
          tab={panes.tab}
          onTab={panes.openTab}
          workspace={{ ...workspace, edited: form.edited }}
        >
          {panes.tab === 'story' ? <StoryFields {...form} specs={specs} /> : null}
          {panes.tab === 'search' ? <StorySearch {...form} /> : null}
        </InspectorFrame>
      </EditorFrame>
      <p className="sr-only" role="status">
        {undo.announced}
      </p>
    </>
  );
}

/** The parts of the editor, one at a time on small screens. */
const PANES = [
  { pane: 'canvas', name: 'Preview' },
  { pane: 'inspector', name: 'Edit' },
] as const;

const TABS = [
  { tab: 'story', name: 'Story' },
  { tab: 'search', name: 'Search' },
] as const;

type StoryTab = (typeof TABS)[number]['tab'] | LastTab;

/**
 * Which parts of the editor are in view.
 * @param onReview called when someone looks at what is missing
 */
function useStoryPanes(onReview: () => void) {
  const [tab, setTab] = useState<StoryTab>('story');
  const [pane, setPane] = useState<(typeof PANES)[number]['pane']>('inspector');
  const openTab = useCallback(
    (next: StoryTab) => {
      if (next === 'publish') onReview();
      setTab(next);
      setPane('inspector');
    },
    [onReview],
  );
  useEffect(
    () => onGoToField(([field]) => openTab(field === 'seo' ? 'search' : 'story')),
    [openTab],
  );
  return { tab, openTab, pane, setPane };
}
