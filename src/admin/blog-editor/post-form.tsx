import { POSTS } from '#src/admin/documents/list/document-lists.ts';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { goToNode } from '#src/admin/blog-template/in-post/go-to-node.ts';
import {
  type LoadedTemplate,
  usePostTemplate,
} from '#src/admin/blog-template/in-post/use-post-template.ts';
import { useTemplateSections } from '#src/admin/blog-template/in-post/use-template-sections.ts';
import type { EditorMay, ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { toFields, useWorkspace, type Workspace } from '#src/admin/documents/use-workspace.tsx';
import type { BlockSpecs } from '#src/admin/page-editor/field-spec.ts';
import { EditorFrame } from '#src/admin/page-editor/frame/editor-frame.tsx';
import { withTitle } from './settings/slug.ts';
import { PANES, useBlockTab, usePostPanes } from './use-post-panes.ts';
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
  const reveal = useRef<() => void>(undefined);
  const workspace = useWorkspace(document, me, may, {
    scope: 'Post editor',
    onPlace: () => reveal.current?.(),
  });
  const { open, edited, undo } = workspace;
  const { content, isReadOnly, update } = edited;
  const panes = usePostPanes();
  const place = useRef<HTMLDivElement>(null);
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
  return (
    <EditorFrame
      className="post-editor"
      title={content.title.trim() || 'Untitled post'}
      list={POSTS}
      workspace={workspace}
      parts={PANES}
      panes={panes}
    >
      <WritingSurface
        open={open}
        isReadOnly={isReadOnly}
        onTitle={onTitle}
        body={body}
        place={place}
        onFields={() => panes.openFields('block')}
      />
      <PostInspector
        panes={panes}
        workspace={workspace}
        // A new post is not called wrong before its author asks.
        isReviewed={document.live !== null || panes.wasReviewed}
        me={me}
        specs={specs}
        editor={body.editor}
        template={template}
      />
    </EditorFrame>
  );
}

/** Titles of the guides that a post can offer, by name. */
function guidesOf({ download }: BlockSpecs): Readonly<Record<string, string>> {
  const field = download?.fields.find(({ name }) => name === 'guide');
  return field?.spec.kind === 'choice' ? (field.spec.names ?? {}) : {};
}

interface PostInspectorProps {
  panes: ReturnType<typeof usePostPanes>;
  workspace: Workspace;
  isReviewed: boolean;
  me: Actor;
  specs: BlockSpecs;
  /** of the body */
  editor: BodyEditor['editor'];
  template: LoadedTemplate;
}

const TABS = [
  { tab: 'post', name: 'Post' },
  { tab: 'search', name: 'Search' },
  { tab: 'sections', name: 'Sections' },
] as const;
const BLOCK_TABS = [{ tab: 'block', name: 'Block' }, ...TABS] as const;

/** Everything about a post but its text, one part at a time. */
function PostInspector(props: PostInspectorProps) {
  const { panes, workspace, isReviewed, me, specs, editor, template } = props;
  const types = useMemo(() => new Set(Object.keys(specs)), [specs]);
  const block = useEditorValue<SelectedBlock | null>(
    editor,
    (current) => selectedBlockOf(current, types),
    null,
  );
  const tab = panes.tab === 'block' && !block ? 'post' : panes.tab;
  useBlockTab(panes, block);
  const { edited, may, open } = workspace;
  const settings = {
    edited: toFields(workspace, () => isReviewed),
    document: open.document,
    me,
    onPublish: () => panes.openTab('publish'),
  };
  return (
    <InspectorFrame
      tabs={block ? BLOCK_TABS : TABS}
      panes={{ ...panes, tab }}
      workspace={workspace}
    >
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
        <SectionsPanel
          edited={edited}
          template={template}
          mayUnlock={may.unlock === true}
          onGo={(at) => {
            panes.setPane('writing');
            goToNode(editor, at);
          }}
        />
      ) : null}
    </InspectorFrame>
  );
}
