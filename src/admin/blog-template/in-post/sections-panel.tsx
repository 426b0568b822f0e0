import { useMemo, useState } from 'react';
import { Button } from '#src/admin/kit/button.tsx';
import type { EditedDocument } from '#src/admin/documents/use-workspace.tsx';
import { templateAddress } from '#src/admin/parts/blog-template-address.ts';
import { parsePostBody, type PostBody } from '#src/domains/content/body/post-body.ts';
import { completionOf } from '#src/domains/content/templates/template-completion.ts';
import {
  hasLockedText,
  type TemplateContent,
} from '#src/domains/content/templates/template-content.ts';
import {
  withLockedTextBack,
  withoutSection,
  withoutTemplate,
  withSectionBack,
} from '#src/domains/content/templates/restore-locked.ts';
import { SaveAsTemplate } from './save-as-template.tsx';
import { SectionRow } from './section-row.tsx';
import { UpdateOffer, type UpdateOfferProps } from './update-offer.tsx';
import type { LoadedTemplate } from './use-post-template.ts';
import { searchTitleOf } from '#src/domains/content/templates/post-from-template.ts';
import { textAt, withValue } from '#src/domains/documents/merge/content-path.ts';
import './in-post.css';

interface SectionsPanelProps {
  edited: Pick<EditedDocument, 'content' | 'isReadOnly' | 'canEdit' | 'update'>;
  template: LoadedTemplate;
  /** free the post from what its template locks */
  mayUnlock: boolean;
  /** Goes to a node of the body, by its index. */
  onGo(at: number): void;
}

/** The sections that a post's template asks for, with how far each is; and the way from a post to a template. */
export function SectionsPanel(props: SectionsPanelProps) {
  const { content, canEdit } = props.edited;
  const [isSaving, setSaving] = useState(false);
  return (
    <>
      <TemplateOfPost {...props} />
      {canEdit ? (
        <Button tone="quiet" className="mt-6" onClick={() => setSaving(true)}>
          Save this post as a template
        </Button>
      ) : null}
      {isSaving ? <SaveAsTemplate content={content} onClose={() => setSaving(false)} /> : null}
    </>
  );
}

function TemplateOfPost({ edited, template, mayUnlock, onGo }: SectionsPanelProps) {
  switch (template.status) {
    case 'none':
      return (
        <p className="note">
          This post was made without a template. Every heading is yours; nothing is required.
        </p>
      );
    case 'loading':
      return <p className="note">Loading the template…</p>;
    case 'failed':
      return (
        <div role="alert">
          <p className="note">
            The template could not be loaded. Your text is safe: go on writing.
          </p>
          <Button onClick={template.tryAgain}>Try again</Button>
        </div>
      );
    case 'gone':
      return (
        <>
          <p className="note">The template of this post was deleted for good.</p>
          <RemoveTemplate edited={edited} />
        </>
      );
    case 'ready':
      return template.used ? (
        <Sections {...{ edited, template, mayUnlock, onGo }} used={template.used} />
      ) : (
        <>
          <p className="note">
            The version of “{template.title}” that this post was made from is no longer kept.
          </p>
          <RemoveTemplate edited={edited} />
        </>
      );
  }
}

interface SectionsProps extends SectionsPanelProps {
  template: Extract<LoadedTemplate, { status: 'ready' }>;
  used: TemplateContent;
}

function Sections({ edited, template, used, mayUnlock, onGo }: SectionsProps) {
  const { content, canEdit, isReadOnly, update } = edited;
  const { values } = template.ref;
  const body = content['body'];
  const { sections, done, total } = useMemo(
    () => completionOf(used, parsePostBody(body), values),
    [used, body, values],
  );
  const change = (make: (body: PostBody) => PostBody) =>
    update((now) => ({ ...now, body: make(parsePostBody(now['body'])) }));
  return (
    <section className="post-sections grid gap-4" aria-labelledby="post-sections-title">
      <h2 id="post-sections-title">Sections</h2>
      <p className="note">
        From the template{' '}
        <a className="text-link" href={templateAddress(template.ref.id)}>
          {template.title.trim() || 'Untitled template'}
        </a>
        .
      </p>
      <p className="post-sections-total grid items-center gap-x-2 small">
        <b>
          {done} of {total}
        </b>{' '}
        {total === 1 ? 'section' : 'sections'} done
        <progress
          className="across full mt-2"
          value={done}
          max={Math.max(1, total)}
          aria-label="Sections done"
        />
      </p>
      <UpdateOffer edited={edited} template={template} used={used} />
      <ol>
        {sections.map((section) => (
          <SectionRow
            key={section.id}
            section={section}
            canChange={canEdit && !isReadOnly}
            onGo={onGo}
            onPutBack={() => change((now) => withLockedTextBack(used, now, section.id, values))}
            onLeaveOut={() => change((now) => withoutSection(now, section.id))}
            onAdd={() => change((now) => withSectionBack(used, now, section.id, values))}
          />
        ))}
      </ol>
      <SearchTitleOffer edited={edited} template={template} used={used} />
      {mayUnlock || !hasLockedText(used) ? (
        <RemoveTemplate edited={edited} />
      ) : (
        <p className="note">This template locks text. Only an owner can remove it from the post.</p>
      )}
    </section>
  );
}

/** Frees the post: its headings and locked texts become its own. */
function RemoveTemplate({ edited }: Pick<SectionsPanelProps, 'edited'>) {
  const { canEdit, isReadOnly, update } = edited;
  if (!canEdit) return null;
  return (
    <details>
      <summary className="row tap link">Write without the template</summary>
      <p className="note mb-3">
        Locked texts and headings become yours to edit, and nothing is required any more. Undo
        brings the template back.
      </p>
      <Button
        isDisabled={isReadOnly}
        onClick={() =>
          update((now) => ({
            ...now,
            body: withoutTemplate(parsePostBody(now['body'])),
            template: null,
          }))
        }
      >
        Remove the template from this post
      </Button>
    </details>
  );
}

/** An offer of the template's search title for the title as it is now, where the post has another. */
function SearchTitleOffer({ edited, template, used }: UpdateOfferProps) {
  const { content, canEdit, isReadOnly, update } = edited;
  const suggested = searchTitleOf(used, template.ref, {
    title: content.title,
    tags: [content['categoryTags']].flat().filter((tag) => typeof tag === 'string'),
    site: template.site,
  });
  // Without a search title, search engines show the title itself.
  const shown = textAt(content, 'seo', 'title') || content.title;
  if (suggested === undefined || suggested === shown || !canEdit) return null;
  return (
    <div className="grid justify-start gap-2 breaks">
      <p className="field-label">Search title by the template</p>
      <p>{suggested}</p>
      <Button
        isDisabled={isReadOnly}
        onClick={() => update((now) => withValue(now, ['seo', 'title'], suggested))}
      >
        Use this search title
      </Button>
    </div>
  );
}
