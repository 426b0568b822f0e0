import { PAGES, SECTIONS } from '#src/admin/documents/list/document-lists.ts';
import { useCallback, useMemo } from 'react';
import type { EditorMay, ScreenDocument } from '#src/admin/documents/screen-document.ts';
import type { UsedByView } from '#src/admin/documents/used-by-view.ts';
import { SHARED_SECTION } from '#src/domains/content/sections/shared-section.ts';
import { valueAt, withValue } from '#src/domains/documents/merge/content-path.ts';
import type { DocumentBlock } from '#src/domains/documents/document.ts';
import { Canvas } from './canvas/canvas.tsx';
import { withValueAt } from './field-path.ts';
import type { BlockSpecs } from './field-spec.ts';
import { SectionEditor, useSections } from './frame/section-editor.tsx';
import { Inspector } from './inspector.tsx';
import { labelsOfSpecs } from './labels-of-specs.ts';
import { SectionChoicesContext, useLoadedSections } from './sections/section-choices.ts';
import { useSharing } from './sections/share-section.tsx';
import type { Actor } from '#src/platform/activity/activity.ts';

interface PageFormProps {
  document: ScreenDocument;
  specs: BlockSpecs;
  /** what new sections hold, by their kind */
  starts?: Readonly<Record<string, unknown>>;
  /** the pages that show it; only of a shared section */
  usedBy?: UsedByView | undefined;
  me: Actor;
  may: EditorMay;
}

/** A page can also have a shared section, which a shared section cannot. */
const PLACE: BlockSpecs = { [SHARED_SECTION]: { kind: 'object', fields: [] } };

/** The editor of a page or shared section: its outline, the page itself, and the fields of what is selected. */
export function PageForm({ document, specs, starts, usedBy, me, may }: PageFormProps) {
  const kinds = useMemo(() => (usedBy ? specs : { ...specs, ...PLACE }), [specs, usedBy]);
  const labels = useMemo(() => labelsOfSpecs(specs), [specs]);
  const sections = useSections({ document, me, may, specs: kinds, starts, labels });
  const { workspace, panes, blocks, block } = sections;
  const { open } = workspace;
  const { content, isReadOnly, update } = workspace.edited;
  const shared = useLoadedSections(blocks);
  const sharing = useSharing(blocks, update);
  const moreItems = ({ id, type }: DocumentBlock) =>
    usedBy || isReadOnly || type === SHARED_SECTION
      ? []
      : [{ label: 'Make a shared section', run: () => sharing.start(id) }];
  const onText = useCallback(
    (id: string, path: string, text: string) =>
      update((content) => {
        const place = ['blocks', { id }, 'props'];
        const props = withValueAt(valueAt(content, place), path, () => text);
        return withValue(content, place, props);
      }),
    [update],
  );
  return (
    <>
      <SectionEditor
        sections={sections}
        title={content.title.trim() || (usedBy ? 'Untitled shared section' : 'Untitled page')}
        list={usedBy ? SECTIONS : PAGES}
        sharedTitles={shared.titles}
        moreItems={moreItems}
      >
        <Canvas
          title={content.title}
          isAlone={panes.isAlone}
          onAlone={panes.setAlone}
          documentId={document.id}
          specs={specs}
          blocks={blocks}
          stored={open.state.status === 'saved' ? blocks : undefined}
          selected={block?.id}
          tools={sections.onSections.actions}
          isReadOnly={isReadOnly}
          onSelect={sections.select}
          onText={onText}
        />
        <SectionChoicesContext value={shared}>
          <Inspector {...{ sections, usedBy, specs }} onShare={sharing.start} />
        </SectionChoicesContext>
      </SectionEditor>
      {sharing.dialog}
    </>
  );
}
