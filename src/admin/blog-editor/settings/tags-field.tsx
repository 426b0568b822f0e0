import { Button } from '#src/admin/kit/button.tsx';
import { Icon } from '#src/admin/kit/icon.tsx';
import { useRef, useState } from 'react';
import { describedBy, GroupNotes } from '#src/admin/page-editor/group-notes.tsx';
import { useField } from '#src/admin/page-editor/use-field.ts';
import { DEFAULT_CATEGORY } from '#src/domains/content/posts/post.ts';
import { TagInput } from './tag-input.tsx';
import { hasTag, type KnownTag, spelledTag, withFirst, withTag } from './tags.ts';

interface TagsFieldProps {
  tags: readonly string[];
  /** undefined while they load, or if they could not be loaded: then tags are typed */
  known: readonly KnownTag[] | undefined;
}

const SPEC = { kind: 'other' } as const;
const NONE: readonly KnownTag[] = [];

/** The category and tags of a post: the first tag is its category. */
export function TagsField({ tags, known = NONE }: TagsFieldProps) {
  const field = useField({
    spec: SPEC,
    label: 'Category and tags',
    path: 'categoryTags',
    value: tags,
    isOptional: true,
  });
  const { id, errors, isReadOnly } = field;
  const help =
    tags.length === 0
      ? `The first one is the category; without any, it is ${DEFAULT_CATEGORY}.`
      : 'Readers filter /insights by the category.';
  const notes = { ...field, help };
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const change = (next: readonly string[], message: string) => {
    field.set(next);
    setSaid(message);
  };
  function add(typed: string): void {
    const tag = spelledTag(typed, known);
    if (tag === '') return;
    if (hasTag(tags, tag)) setSaid(`${tag} is there already.`);
    else change(withTag(tags, tag, known), `${tag} added.`);
  }
  return (
    <div className="field min-0 tags-field">
      <label className="field-label" htmlFor={id}>
        Category and tags
      </label>
      {tags.length > 0 ? (
        <ol className="tag-list flex wraps gap-2" aria-label="Chosen tags">
          {tags.map((tag, at) => (
            <li
              className="rounded flex items-center small tight on-paper max-full"
              key={tag}
              data-first={at === 0 || undefined}
            >
              <span>
                {at === 0 ? <small className="muted fine">Category </small> : null}
                {tag}
              </span>
              {at === 0 || isReadOnly ? null : (
                <Button
                  className="icon-button rigid"
                  aria-label={`Make ${tag} the category`}
                  title="Make it the category"
                  onClick={() => {
                    change(withFirst(tags, at), `${tag} is the category now.`);
                    input.current?.focus();
                  }}
                >
                  <Icon path="M8 13V3M4 7l4-4 4 4" />
                </Button>
              )}
              {isReadOnly ? null : (
                <Button
                  className="icon-button rigid"
                  aria-label={`Remove ${tag}`}
                  title="Remove"
                  onClick={() => {
                    change(tags.toSpliced(at, 1), `${tag} removed.`);
                    input.current?.focus();
                  }}
                >
                  <Icon path="m4 4 8 8M12 4l-8 8" />
                </Button>
              )}
            </li>
          ))}
        </ol>
      ) : null}
      {isReadOnly ? null : (
        <TagInput
          id={id}
          ref={input}
          tags={tags}
          known={known}
          isInvalid={errors.length > 0}
          describedBy={describedBy(notes)}
          onAdd={add}
          onRemoveLast={() => {
            const last = tags.at(-1);
            if (last !== undefined) change(tags.slice(0, -1), `${last} removed.`);
          }}
        />
      )}
      <p className="sr-only" role="status">
        {said}
      </p>
      <GroupNotes {...notes} />
    </div>
  );
}
