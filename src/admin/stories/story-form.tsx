import { STORIES } from '#src/admin/documents/list/document-lists.ts';
import { useEffect } from 'react';
import type { EditorMay, ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { toFields, useWorkspace } from '#src/admin/documents/use-workspace.tsx';
import { DocumentPreview } from '#src/admin/page-editor/canvas/document-preview.tsx';
import { EditorFrame } from '#src/admin/page-editor/frame/editor-frame.tsx';
import { InspectorFrame } from '#src/admin/page-editor/frame/inspector-frame.tsx';
import { usePanes } from '#src/admin/page-editor/frame/use-panes.ts';
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
  const { open, edited } = workspace;
  const panes = usePanes<StoryTab, 'canvas'>('story', 'inspector');
  const { tab, openTab } = panes;
  useEffect(
    () => onGoToField(([field]) => openTab(field === 'seo' ? 'search' : 'story')),
    [openTab],
  );
  const title = edited.content.title.trim() || 'Untitled story';
  const form = {
    document: open.document,
    // A new story is not called wrong before its author asks.
    edited: toFields(workspace, document.live !== null || panes.wasReviewed),
  };
  return (
    <EditorFrame
      className="story-editor"
      title={title}
      list={STORIES}
      workspace={workspace}
      parts={PANES}
      panes={panes}
    >
      <DocumentPreview
        documentId={document.id}
        title={title}
        version={open.state.base.version}
        isBehind={open.state.status !== 'saved'}
      />
      <InspectorFrame tabs={TABS} panes={panes} workspace={workspace}>
        {tab === 'story' ? <StoryFields {...form} specs={specs} /> : null}
        {tab === 'search' ? <StorySearch {...form} /> : null}
      </InspectorFrame>
    </EditorFrame>
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

type StoryTab = (typeof TABS)[number]['tab'];
