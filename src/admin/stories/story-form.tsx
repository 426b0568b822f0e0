import { STORIES } from '#src/admin/documents/list/document-lists.ts';
import { FormEditor, type FormEditorProps } from '#src/admin/page-editor/frame/form-editor.tsx';
import { StoryFields, StorySearch } from './story-fields.tsx';
import type { StorySpecs } from './story-specs.server.ts';

/** The editor of a success story: its page, and its fields beside it. */
export const StoryForm = ({ specs, ...opened }: FormEditorProps & { specs: StorySpecs }) => (
  <FormEditor
    {...opened}
    untitled="Untitled story"
    list={STORIES}
    tabs={[
      { tab: 'story', name: 'Story' },
      { tab: 'search', name: 'Search' },
    ]}
    tabOf={tabOf}
    renderForm={(tab, part) =>
      tab === 'story' ? <StoryFields {...part} specs={specs} /> : <StorySearch {...part} />
    }
  />
);

const tabOf = (field: string | undefined) => (field === 'seo' ? 'search' : 'story');
