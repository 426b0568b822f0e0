import { useMemo } from 'react';
import { SectionsPanel } from '#src/admin/blog-template/in-post/sections-panel.tsx';
import type { LoadedTemplate } from '#src/admin/blog-template/in-post/use-post-template.ts';
import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import type { Workspace } from '#src/admin/documents/use-workspace.tsx';
import { InspectorFrame } from '#src/admin/page-editor/frame/inspector-frame.tsx';
import type { BlockSpecs } from '#src/admin/page-editor/field-spec.ts';
import { PostSearch } from './settings/post-search.tsx';
import { PostSettings } from './settings/post-settings.tsx';
import type { PostTab } from './use-post-panes.ts';
import { BlockForm } from './writing/block-form.tsx';
import { type SelectedBlock, selectedBlockOf } from './writing/selected-block.ts';
import type { BodyEditor } from './writing/use-body-editor.ts';
import { useEditorValue } from './writing/use-editor-value.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

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
export function PostInspector(props: PostInspectorProps) {
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
