import { POSTS } from '#src/admin/documents/list/document-lists.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { goToNode } from '#src/admin/blog-template/in-post/go-to-node.ts';
import {
  type LoadedTemplate,
  usePostTemplate,
} from '#src/admin/blog-template/in-post/use-post-template.ts';
import { useTemplateSections } from '#src/admin/blog-template/in-post/use-template-sections.ts';
import type { EditorMay, ScreenDocument } from '#src/admin/documents/screen-document.ts';
import type { ChecksState } from '#src/admin/documents/use-checks.ts';
import { useWorkspace, type Workspace } from '#src/admin/documents/use-workspace.tsx';
import type { BlockSpecs } from '#src/admin/page-editor/field-spec.ts';
import { EditorFrame } from '#src/admin/page-editor/frame/editor-frame.tsx';
import { useUndo } from '#src/admin/page-editor/outline/undo/use-undo.ts';
import { withTitle } from './settings/slug.ts';
import { PANES, type PostTab, usePostPanes } from './use-post-panes.ts';
import { type BodyEditor, useBodyEditor } from './writing/use-body-editor.ts';
import { WritingSurface } from './writing/writing-surface.tsx';
import type { Actor } from '#src/platform/activity/activity.ts';
import { SectionsPanel } from '#src/admin/blog-template/in-post/sections-panel.tsx';
import { InspectorFrame } from '#src/admin/page-editor/frame/inspector-frame.tsx';
import { PostSearch } from './settings/post-search.tsx';
import { PostSettings } from './settings/post-settings.tsx';
import { BlockForm } from './writing/block-form.tsx';
import { type SelectedBlock, selectedBlockOf } from './writing/selected-block.ts';
import { useEditorValue } from './writing/use-editor-value.ts';
import './blog-editor.css';

interface PostFormProps {
  document: ScreenDocument;
  /** how the form edits the blocks of a post */
  specs: BlockSpecs;
  me: Actor;
  may: EditorMay;
}

const BODY_ATTRIBUTES = {
  id: 'body',
  class: 'article-body',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': 'Text',
};

/** The editor of a post: its text in the type of the article, and everything else in the inspector. */
export function PostForm({ document, specs, me, may }: PostFormProps) {
  const workspace = useWorkspace(document, me, may);
  const { open, edited, checks } = workspace;
  const { content, isReadOnly } = edited;
  const panes = usePostPanes();
  // A new post is not called wrong before its author asks.
  const [isReviewed, setReviewed] = useState(document.live !== null);
  function openTab(tab: PostTab): void {
    if (tab === 'publish') setReviewed(true);
    panes.openTab(tab);
  }
  const place = useRef<HTMLDivElement>(null);
  const reveal = useRef<() => void>(undefined);
  const undo = useUndo({
    update: edited.update,
    isReadOnly,
    scope: 'Post editor',
    onPlace: () => reveal.current?.(),
  });
  const { update } = undo;
  const body = useBodyEditor(place, {
    store: open.store,
    update,
    undo: undo.undo,
    redo: undo.redo,
    isReadOnly,
    attributes: BODY_ATTRIBUTES,
    guides: guidesOf(specs),
  });
  const template = usePostTemplate(content);
  useTemplateSections(body.editor, template);
  useEffect(() => {
    reveal.current = body.revealNext;
  });
  const wasPublic = document.live !== null || document.formerAddress !== null;
  const onTitle = useCallback(
    (title: string) => update((before) => withTitle(before, title, wasPublic)),
    [update, wasPublic],
  );
  const title = content.title.trim() || 'Untitled post';
  return (
    <>
      <EditorFrame
        className="post-editor"
        title={title}
        list={POSTS}
        workspace={workspace}
        undo={undo}
        may={may}
        panes={PANES}
        pane={panes.pane}
        onPane={panes.setPane}
        onReview={() => openTab('publish')}
      >
        <WritingSurface
          open={open}
          isReadOnly={isReadOnly}
          onTitle={onTitle}
          body={body}
          place={place}
          onFields={panes.openFields}
        />
        <PostInspector
          tab={panes.tab}
          onTab={openTab}
          workspace={{
            ...workspace,
            edited: { ...edited, update },
            checks: isReviewed ? checks : withoutFindings(checks),
          }}
          document={open.document}
          me={me}
          specs={specs}
          editor={body.editor}
          template={template}
          mayUnlock={may.unlock === true}
          onGo={(at) => {
            panes.setPane('writing');
            goToNode(body.editor, at);
          }}
        />
      </EditorFrame>
      <p className="sr-only" role="status">
        {undo.announced}
      </p>
    </>
  );
}

const withoutFindings = (checks: ChecksState): ChecksState => ({
  ...checks,
  reply: checks.reply && { ...checks.reply, findings: [] },
});

/** Titles of the guides that a post can offer, by name. */
function guidesOf({ download }: BlockSpecs): Readonly<Record<string, string>> {
  const field = download?.fields.find(({ name }) => name === 'guide');
  return field?.spec.kind === 'choice' ? (field.spec.names ?? {}) : {};
}

interface PostInspectorProps {
  tab: PostTab;
  onTab(tab: PostTab): void;
  workspace: Workspace;
  document: ScreenDocument;
  me: Actor;
  specs: BlockSpecs;
  /** of the body */
  editor: BodyEditor['editor'];
  template: LoadedTemplate;
  mayUnlock: boolean;
  /** Goes to a node of the body, by its index. */
  onGo(at: number): void;
}

const TABS = [
  { tab: 'post', name: 'Post' },
  { tab: 'search', name: 'Search' },
  { tab: 'sections', name: 'Sections' },
] as const;
const BLOCK_TABS = [{ tab: 'block', name: 'Block' }, ...TABS] as const;

/** Everything about a post but its text, one part at a time. */
function PostInspector(props: PostInspectorProps) {
  const {
    tab: wanted,
    onTab,
    workspace,
    document,
    me,
    specs,
    editor,
    template,
    onGo,
    mayUnlock,
  } = props;
  const types = useMemo(() => new Set(Object.keys(specs)), [specs]);
  const block = useEditorValue<SelectedBlock | null>(
    editor,
    (current) => selectedBlockOf(current, types),
    null,
  );
  const tab = wanted === 'block' && !block ? 'post' : wanted;
  const { edited } = workspace;
  const settings = {
    edited,
    document,
    me,
    checks: workspace.checks,
    onPublish: () => onTab('publish'),
  };
  return (
    <InspectorFrame tabs={block ? BLOCK_TABS : TABS} tab={tab} onTab={onTab} workspace={workspace}>
      {tab === 'block' && block && editor ? (
        <BlockForm
          key={`${block.type} ${block.position}`}
          editor={editor}
          block={block}
          specs={specs}
          isReadOnly={edited.isReadOnly}
          canEdit={edited.canEdit}
        />
      ) : null}
      {tab === 'post' ? <PostSettings {...settings} /> : null}
      {tab === 'search' ? <PostSearch {...settings} /> : null}
      {tab === 'sections' ? (
        <SectionsPanel edited={edited} template={template} mayUnlock={mayUnlock} onGo={onGo} />
      ) : null}
    </InspectorFrame>
  );
}
