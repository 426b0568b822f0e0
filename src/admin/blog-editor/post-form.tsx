import { POSTS } from '#src/admin/documents/list/document-lists.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { goToNode } from '#src/admin/blog-template/in-post/go-to-node.ts';
import { usePostTemplate } from '#src/admin/blog-template/in-post/use-post-template.ts';
import { useTemplateSections } from '#src/admin/blog-template/in-post/use-template-sections.ts';
import type { EditorMay, ScreenDocument } from '#src/admin/documents/screen-document.ts';
import type { ChecksState } from '#src/admin/documents/use-checks.ts';
import { useWorkspace } from '#src/admin/documents/use-workspace.tsx';
import type { BlockSpecs } from '#src/admin/page-editor/field-spec.ts';
import { EditorFrame } from '#src/admin/page-editor/frame/editor-frame.tsx';
import { useUndo } from '#src/admin/page-editor/outline/undo/use-undo.ts';
import { withTitle } from './settings/slug.ts';
import { PostInspector } from './post-inspector.tsx';
import { PANES, type PostTab, usePostPanes } from './use-post-panes.ts';
import { useBodyEditor } from './writing/use-body-editor.ts';
import { WritingSurface } from './writing/writing-surface.tsx';
import type { Actor } from '#src/platform/activity/activity.ts';
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
