import { useState } from 'react';
import { ConfirmButton } from '#src/admin/documents/confirm-button.tsx';
import type { EditedDocument } from '#src/admin/documents/use-workspace.tsx';
import { STATE_NAMES } from '#src/admin/documents/document-labels.ts';
import { documentApi } from '#src/admin/documents/document-api.ts';
import { fieldId } from '#src/admin/documents/field-id.ts';
import { failureOf, isDone, requestJson } from '#src/admin/documents/post-json.ts';
import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { pageEditorAddress } from '#src/admin/parts/page-editor-address.ts';
import { blocksOfSection, sectionIdOf } from '#src/domains/content/sections/shared-section.ts';
import { withValue } from '#src/domains/documents/merge/content-path.ts';
import type { DocumentBlock, DocumentProblem } from '#src/domains/documents/document.ts';
import { Button } from '#src/admin/kit/button.tsx';
import { SelectField } from '#src/admin/kit/input-field.tsx';
import type { SectionChoice } from './section-api.ts';
import './sections.css';
import { detachSection } from './share-blocks.ts';
import { useSectionAt, useSectionChoices } from './section-choices.ts';

interface SharedSectionFieldsProps {
  block: DocumentBlock;
  problems: readonly DocumentProblem[];
  isReadOnly: boolean;
  canEdit: boolean;
  update: EditedDocument['update'];
}

/** The fields of a shared section on a page: which one it is, where it is edited, and how to part from it. */
export function SharedSectionFields(props: SharedSectionFieldsProps) {
  const { block, problems, isReadOnly, canEdit, update } = props;
  const chosenId = sectionIdOf(block);
  const { choices, hasFailed, tryAgain } = useSectionChoices();
  const chosen = useSectionAt(block);
  if (!choices)
    return hasFailed ? (
      <p className="form-error" role="alert">
        The shared sections could not be loaded.{' '}
        <Button tone="link" onClick={tryAgain}>
          Try again
        </Button>
      </p>
    ) : (
      <p className="note">Loading the shared sections…</p>
    );
  const errors = problems.map(({ message }) => message);
  return (
    <div className="mt-6">
      <SelectField
        id={`${fieldId(['blocks', { id: block.id }])}-section`}
        label="Shown here"
        errors={chosenId !== undefined && !chosen ? [...errors, GONE] : errors}
        hint={choices.sections.length === 0 ? NONE : undefined}
        disabled={isReadOnly}
        value={chosen?.id ?? ''}
        onChange={({ target: { value } }) =>
          update((content) =>
            withValue(content, ['blocks', { id: block.id }, 'props', 'section'], value),
          )
        }
      >
        <option value="" disabled>
          Choose one
        </option>
        {choices.sections.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {labelOf(choice)}
          </option>
        ))}
      </SelectField>
      {chosen ? <Chosen chosen={chosen} /> : null}
      {chosen && canEdit ? (
        <Detach block={block} chosen={chosen} isReadOnly={isReadOnly} update={update} />
      ) : null}
    </div>
  );
}

const GONE = 'This shared section was deleted, so visitors see nothing here. Choose another one.';
const NONE = 'There are none yet. Make one from sections of this page, or start with an empty one.';

const labelOf = ({ title, isPublic, state }: SectionChoice) =>
  isPublic ? title : `${title} (${STATE_NAMES[state].toLowerCase()})`;

function Chosen({ chosen: { id, title, contains, isPublic, usedOn } }: { chosen: SectionChoice }) {
  return (
    <>
      <p className="note">
        {contains ? `Contains: ${contains}. ` : 'It is still empty. '}
        {isPublic
          ? `${usedOn > 1 ? `Used on ${formatCount(usedOn, 'page')}. ` : ''}Publishing a change there changes every page that shows it.`
          : 'It is not public, so visitors see nothing here.'}
      </p>
      <p>
        <a className="text-link" href={pageEditorAddress(id)} target="_blank" rel="noopener">
          Edit “{title}”<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    </>
  );
}

interface DetachProps extends Pick<SharedSectionFieldsProps, 'block' | 'isReadOnly' | 'update'> {
  chosen: SectionChoice;
}

const UNREACHABLE = 'The server cannot be reached, so nothing was changed. Try again.';

function Detach({ block, chosen, isReadOnly, update }: DetachProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** Copies what visitors see; of a section that is not public, what its editor shows. */
  async function detach(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const reply = await requestJson<ScreenDocument & { message?: string }>(documentApi(chosen.id));
    if (isDone(reply)) {
      const shown = blocksOfSection(reply.body.live?.content ?? reply.body.content);
      update((content) => ({
        ...content,
        blocks: detachSection(content.blocks ?? [], block.id, shown),
      }));
    } else setFailure(failureOf(reply, UNREACHABLE));
    setBusy(false);
  }

  return (
    <>
      <ConfirmButton
        label="Detach from this page"
        consequence={`Copies the sections of “${chosen.title}” into this page. Changes of the shared section no longer reach the copy, and the other pages keep it.`}
        confirm="Detach"
        isBusy={isBusy || isReadOnly}
        onConfirm={detach}
      />
      {failure === undefined ? null : (
        <p className="form-error" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
