import type { ComponentProps } from 'react';
import { Form, useNavigation } from 'react-router';

interface SubmitButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  look?: 'quiet' | 'copper' | 'ink' | 'danger' | 'text';
}

/** A small button, or one that looks like a link, that submits its form, and waits while a page or a form is under way. */
export function SubmitButton({ look = 'quiet', ...props }: SubmitButtonProps) {
  const isBusy = useNavigation().state !== 'idle';
  const className = look === 'text' ? 'text-link' : `btn btn-small btn-${look}`;
  return <button className={className} type="submit" disabled={isBusy} {...props} />;
}

interface PostButtonProps extends SubmitButtonProps {
  intent: string;
  /** posted with it */
  fields?: Readonly<Record<string, string | number>>;
  /** another screen than the one that shows it */
  to?: string;
}

/** A form that is one button. */
export const PostButton = ({ intent, fields, to, ...button }: PostButtonProps) => (
  <Form method="post" {...(to !== undefined && { action: to })}>
    <HiddenFields fields={Object.entries(fields ?? {})} />
    <SubmitButton name="intent" value={intent} {...button} />
  </Form>
);

interface HiddenFieldsProps {
  fields: readonly (readonly [name: string, value: string | number])[];
}

/** What a form sends with its fields; a name may repeat. */
export const HiddenFields = ({ fields }: HiddenFieldsProps) =>
  fields.map(([name, value], index) => (
    <input key={index} type="hidden" name={name} value={value} />
  ));
