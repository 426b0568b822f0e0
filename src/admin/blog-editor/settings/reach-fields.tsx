import { Button } from '#src/admin/kit/button.tsx';
import { DocumentStateMark } from '#src/admin/documents/document-state-mark.tsx';
import type { ScreenDocument } from '#src/admin/documents/screen-document.ts';
import { ValueField } from '#src/admin/page-editor/value-field.tsx';
import type { DocumentState } from '#src/domains/documents/life/life.ts';

interface ReachFieldsProps {
  document: ScreenDocument;
  isListed: boolean;
  isFeatured: boolean;
  /** opens the tab Publish */
  onPublish: (() => void) | undefined;
}

const SWITCH_ON = { kind: 'switch', initial: true } as const;
const SWITCH_OFF = { kind: 'switch', initial: false } as const;

/** Who can find a post: whether it is public, which is its life, and where it is listed, which are settings. */
export function ReachFields({ document, isListed, isFeatured, onPublish }: ReachFieldsProps) {
  const { state } = document;
  const isPublic = state === 'published' || state === 'changed';
  return (
    <fieldset className="min-0 gap-4 grid">
      <legend className="sr-only">Who can find it</legend>
      <div>
        <p className="row wraps gap-1 gap-x-3">
          <b className="medium">{isPublic ? 'Published' : 'Not published'}</b>
          {state === 'published' ? null : <DocumentStateMark state={state} />}
        </p>
        <p className="field-hint">{STATES[state]}</p>
        {onPublish ? (
          <Button tone="link" onClick={onPublish}>
            {isPublic ? 'Publish changes or take it offline' : 'Publish or schedule it'}
          </Button>
        ) : null}
      </div>
      <ValueField
        spec={SWITCH_ON}
        label="Listed"
        help={
          isListed
            ? 'Once published, it is on /insights, in feeds, and below related posts. Turn this off to keep it out of those.'
            : 'Published, it is in the archive, the sitemap, and search, and anyone with the link can read it. It is not on /insights or in feeds.'
        }
        path="isListed"
        value={isListed}
        isOptional
      />
      <ValueField
        spec={SWITCH_OFF}
        label="Pinned"
        help={
          isFeatured && !isListed
            ? 'No effect while the post is not listed.'
            : 'First on /insights and in its category. Of several pinned posts, the newest is first.'
        }
        path="isFeatured"
        value={isFeatured}
        isOptional
      />
    </fieldset>
  );
}

const STATES: Readonly<Record<DocumentState, string>> = {
  draft: 'Only the team can read it.',
  scheduled: 'Only the team can read it until its time comes.',
  published: 'Everyone can read it.',
  changed: 'Everyone can read it, as it was last published.',
  unpublished: 'It is offline: its address says that it is gone.',
  trash: 'It is in the trash: only the team can read it.',
};
