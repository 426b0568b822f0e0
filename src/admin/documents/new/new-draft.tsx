import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button, LinkButton } from '#src/admin/kit/button.tsx';
import type { FormResult } from '#src/admin/kit/form/form-result.ts';
import { InputField } from '#src/admin/kit/input-field.tsx';
import { PageHead } from '#src/admin/kit/screen.tsx';
import './new-draft.css';

type Values = Readonly<Record<string, string>>;

interface NewDraftProps {
  heading: string;
  intro?: string | undefined;
  crumbs: readonly { label: string; to: string }[];
  /** to start with something else */
  other: { label: string; to: string };
  /** posted unseen */
  hidden: Values;
  /** asked before the title: words that differ from document to document */
  asked?: readonly {
    name: string;
    /** of the form */
    field: string;
    label: string;
    example: string;
  }[];
  isAskedOptional?: boolean;
  /** the title by the pattern of the start, with what was entered */
  titleOf(values: Values): string;
  titleHint: string;
  isTitleOptional?: boolean;
  /** why the draft was not made */
  result: FormResult | undefined;
  /** more fields */
  children?(title: string, values: Values): ReactNode;
  renderBeside?(values: Values): ReactNode;
}

/**
 * The form that makes a draft. Its title follows the pattern until someone writes their own. Moves the focus to the first refused
 * field, and cannot be sent twice at once.
 */
export function NewDraft(props: NewDraftProps) {
  const { hidden, asked = [], isAskedOptional = false, titleOf, result, children } = props;
  const isBusy = useNavigation().formMethod === 'POST';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (result) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [result]);
  const given = result?.values ?? {};
  const [values, setValues] = useState<Values>(() =>
    Object.fromEntries(asked.map(({ name, field }) => [name, given[field] ?? ''])),
  );
  const [ownTitle, setOwnTitle] = useState<string | undefined>(given['title']);
  const title = ownTitle ?? titleOf(values);
  return (
    <>
      <PageHead title={props.heading} crumbs={props.crumbs} intro={props.intro} />
      <div className="new-draft-way grid gap-8 gap-x-12 mt-6">
        <Form
          method="post"
          replace
          className="new-draft compact-fields gap-4 stack"
          ref={form}
          aria-busy={isBusy || undefined}
        >
          {result?.message ? (
            <p className="form-error" role="alert">
              {result.message}
            </p>
          ) : null}
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {asked.length > 0 ? (
            <div className="new-draft-asked gap-4 gap-x-4 grid">
              {asked.map(({ name, field, label, example }) => (
                <InputField
                  key={name}
                  id={field}
                  label={label}
                  hint={example && `Such as ${example}.`}
                  errors={errorsOf(result, field)}
                  isOptional={isAskedOptional}
                  required={!isAskedOptional}
                  name={field}
                  maxLength={isAskedOptional ? 80 : 120}
                  value={values[name] ?? ''}
                  onChange={({ target }) => setValues({ ...values, [name]: target.value })}
                />
              ))}
            </div>
          ) : null}
          <InputField
            id="new-title"
            label="Title"
            hint={props.titleHint}
            errors={errorsOf(result, 'title')}
            isOptional={props.isTitleOptional ?? false}
            name="title"
            maxLength={200}
            value={title}
            onChange={({ target }) => setOwnTitle(target.value)}
            // An emptied title follows the pattern again, once it is left.
            onBlur={() => title === '' && setOwnTitle(undefined)}
          />
          {children?.(title, values)}
          <div className="admin-actions">
            <Button tone="primary" type="submit" isBusy={isBusy}>
              {isBusy ? 'Making the draft' : 'Make the draft'}
            </Button>
            <LinkButton to={props.other.to}>{props.other.label}</LinkButton>
          </div>
        </Form>
        {props.renderBeside?.(values)}
      </div>
    </>
  );
}

/** The messages of a field of a refused form. */
export function errorsOf(result: FormResult | undefined, field: string): string[] {
  const error = result?.errors[field];
  return error === undefined ? [] : [error];
}
