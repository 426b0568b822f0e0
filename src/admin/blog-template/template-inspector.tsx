import { useId } from 'react';
import type { Workspace } from '#src/admin/documents/use-workspace.tsx';
import { BlockFields } from '#src/admin/page-editor/block-fields.tsx';
import { InspectorFrame } from '#src/admin/page-editor/frame/inspector-frame.tsx';
import type { InspectorTab } from '#src/admin/page-editor/use-panes.ts';
import type { SiteOfTemplate } from '#src/domains/content/templates/post-from-template.ts';
import {
  TEMPLATE_SECTION,
  type TemplateContent,
} from '#src/domains/content/templates/template-content.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { type PostOfTemplate, PostsFromTemplate } from './posts-from-template.tsx';
import { TemplateSettings } from './template-settings.tsx';
import { SECTION_SPEC } from './template-specs.ts';

interface TemplateInspectorProps {
  tab: InspectorTab;
  onTab(tab: InspectorTab): void;
  workspace: Workspace;
  template: TemplateContent;
  site: SiteOfTemplate;
  posts: readonly PostOfTemplate[];
  /** of the template that new posts get; undefined for none */
  version: number | undefined;
  /** undefined if none is selected */
  block: DocumentBlock | undefined;
}

const TABS = [
  { tab: 'section', name: 'Section' },
  { tab: 'page', name: 'Template' },
] as const;

/** Everything about the selected section and the template, one part at a time. */
export function TemplateInspector(props: TemplateInspectorProps) {
  const { tab, onTab, workspace, template, site, posts, version, block } = props;
  const id = useId();
  const { edited, checks } = workspace;
  const problems = [...edited.problems, ...(checks.reply?.findings ?? [])];
  const checkedVersion = checks.reply?.version;
  return (
    <InspectorFrame
      tabs={TABS}
      tab={tab}
      onTab={onTab}
      part={tab === 'section' ? block?.id : tab}
      workspace={workspace}
      afterPublishing={<PostsFromTemplate posts={posts} version={version} />}
    >
      {tab === 'section' ? (
        block ? (
          <section aria-labelledby={`${id}-section`}>
            <h2 id={`${id}-section`}>Section</h2>
            <BlockFields
              key={block.id}
              block={block}
              spec={block.type === TEMPLATE_SECTION ? SECTION_SPEC : undefined}
              problems={problems.filter((problem) => problem.block === block.id)}
              checkedVersion={checkedVersion}
              isReadOnly={edited.isReadOnly}
              canEdit={edited.canEdit}
              update={edited.update}
            />
          </section>
        ) : (
          <p className="note">Choose a section in the outline to edit it, or add one.</p>
        )
      ) : null}
      {tab === 'page' ? (
        <TemplateSettings
          edited={{ ...edited, problems }}
          checkedVersion={checkedVersion}
          template={template}
          site={site}
        />
      ) : null}
    </InspectorFrame>
  );
}
