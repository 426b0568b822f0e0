import { LinkButton } from '#src/admin/kit/button.tsx';
import { TEMPLATES } from '#src/admin/documents/list/document-lists.ts';
import { useId, useMemo } from 'react';
import type { EditorMay, ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { toFields } from '#src/admin/documents/use-workspace.tsx';
import { labelsOfSpecs } from '#src/admin/page-editor/labels-of-specs.ts';
import {
  SectionEditor,
  type Sections,
  useSections,
} from '#src/admin/page-editor/frame/section-editor.tsx';
import { startPostAddress } from '#src/admin/parts/blog-template-address.ts';
import type { SiteOfTemplate } from '#src/domains/content/templates/post-from-template.ts';
import {
  TEMPLATE_SECTION,
  type TemplateContent,
  templateOf,
} from '#src/domains/content/templates/template-content.ts';
import { type PostOfTemplate, PostsFromTemplate } from './posts-from-template.tsx';
import { SamplePost } from './sample-post.tsx';
import { TEMPLATE_STATES, templateTitle } from './template-labels.ts';
import { SECTION_SPEC, SPECS } from './template-specs.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import { BlockFields } from '#src/admin/page-editor/block-fields.tsx';
import { InspectorFrame } from '#src/admin/page-editor/frame/inspector-frame.tsx';
import { TemplateSettings } from './template-settings.tsx';
import './template-editor.css';

interface TemplateFormProps {
  document: ScreenDocument;
  /** made from it, when the editor was opened */
  posts: readonly PostOfTemplate[];
  site: SiteOfTemplate;
  me: Actor;
  may: EditorMay;
}

/** Labels of the fields of a section in its form, for conflicts and comparisons. */
const LABELS = labelsOfSpecs(SPECS);

/** The editor of a template: its sections, a sample post in the type of the site, and the fields of what is selected. */
export function TemplateForm({ document, posts, site, me, may }: TemplateFormProps) {
  const sections = useSections({ document, me, may, specs: SPECS, labels: LABELS });
  const { workspace, block, select } = sections;
  const { actions } = sections.onSections;
  const { open, state, edited } = workspace;
  const template = useMemo(() => templateOf(edited.content), [edited.content]);
  // There is one kind of section, so nothing has to be chosen.
  const tools = useMemo(
    () => ({
      ...actions,
      add: (at = Infinity) => actions.insert({ type: TEMPLATE_SECTION }, at),
    }),
    [actions],
  );
  const title = templateTitle(edited.content.title);
  return (
    <SectionEditor
      sections={sections}
      className="template-editor"
      title={title}
      list={TEMPLATES}
      stateLabel={TEMPLATE_STATES[state]}
      actions={
        may.edit && open.document.live ? (
          <LinkButton to={startPostAddress(document.id)}>New post</LinkButton>
        ) : null
      }
      tools={tools}
    >
      <SamplePost
        documentId={document.id}
        title={title}
        version={open.state.base.version}
        isBehind={open.state.status !== 'saved'}
        template={template}
        selected={block?.id}
        onSelect={select}
      />
      <TemplateInspector {...{ sections, template, site, posts }} />
    </SectionEditor>
  );
}

interface TemplateInspectorProps extends Pick<TemplateFormProps, 'site' | 'posts'> {
  sections: Sections;
  template: TemplateContent;
}

const TABS = [
  { tab: 'section', name: 'Section' },
  { tab: 'page', name: 'Template' },
] as const;

/** Everything about the selected section and the template, one part at a time. */
function TemplateInspector({ sections, template, site, posts }: TemplateInspectorProps) {
  const { workspace, panes, block } = sections;
  const { tab } = panes;
  const id = useId();
  const fields = toFields(workspace);
  const version = workspace.open.document.live?.revision ?? undefined;
  return (
    <InspectorFrame
      tabs={TABS}
      panes={panes}
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
              problems={fields.problems.filter((problem) => problem.block === block.id)}
              checkedVersion={fields.checkedVersion}
              isReadOnly={fields.isReadOnly}
              canEdit={fields.canEdit}
              update={fields.update}
            />
          </section>
        ) : (
          <p className="note">Choose a section in the outline to edit it, or add one.</p>
        )
      ) : null}
      {tab === 'page' ? <TemplateSettings edited={fields} template={template} site={site} /> : null}
    </InspectorFrame>
  );
}
