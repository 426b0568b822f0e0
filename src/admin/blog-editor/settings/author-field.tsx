import { useState } from 'react';
import { AUTHORS } from '#content/authors.ts';
import { FieldFrame } from '#src/admin/page-editor/field-frame.tsx';
import { orNull, PlainField, usePlainField } from '#src/admin/page-editor/plain-field.tsx';

interface AuthorFieldProps {
  author: string;
  /** names of other posts, used most first */
  known: readonly { name: string }[] | undefined;
}

const NONE: readonly { name: string }[] = [];
/** No name: names are trimmed. */
const OTHER = ' ';
/** Problems stand at the name. */
const CHOICE = { errors: [], warnings: [], warningsId: undefined };
const isOnTeam = (name: string) => AUTHORS.some((author) => author.name === name);

/** Who wrote a post: a person of the team, who has a note below the article, or anyone by name. */
export function AuthorField({ author, known = NONE }: AuthorFieldProps) {
  const field = usePlainField('author', author);
  const others = known.filter(({ name }) => !isOnTeam(name));
  const isKnown = author === '' || isOnTeam(author) || others.some(({ name }) => name === author);
  const [isTyped, setTyped] = useState(!isKnown);
  const isOther = isTyped || !isKnown;
  const member = AUTHORS.find(({ name }) => name === author);
  return (
    <div className="grid gap-4">
      <FieldFrame
        field={isOther ? { ...field, ...CHOICE, id: `${field.id}-choice` } : field}
        label="Author"
        help={helpOf(author, member?.role, isOther)}
        isOptional={false}
      >
        {(control) => (
          <select
            {...control}
            {...field.events}
            className="input"
            disabled={field.isReadOnly}
            value={isOther ? OTHER : author}
            onChange={({ target }) => {
              setTyped(target.value === OTHER);
              if (target.value !== OTHER) field.set(target.value === '' ? null : target.value);
            }}
          >
            <option value="">No author</option>
            <optgroup label="Team">
              {AUTHORS.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
            {others.length > 0 ? (
              <optgroup label="On other posts">
                {others.map(({ name }) => (
                  <option key={name}>{name}</option>
                ))}
              </optgroup>
            ) : null}
            <option value={OTHER}>Another name…</option>
          </select>
        )}
      </FieldFrame>
      {isOther ? (
        <PlainField label="Name of the author" path="author" value={author} toValue={orNull} />
      ) : null}
    </div>
  );
}

function helpOf(author: string, role: string | undefined, isOther: boolean): string {
  if (role) return `${role}. A note about them stands below the article.`;
  return author === '' && !isOther
    ? 'Without an author, the company counts as one.'
    : 'Only the name is shown: people of the team also have a note below the article.';
}
