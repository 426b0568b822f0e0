import { Form, useNavigation } from 'react-router';
import { Button, type ButtonProps } from './button.tsx';

/** Submits its form, and waits while a page or a form is under way. */
export function SubmitButton(props: ButtonProps) {
  return <Button type="submit" isBusy={useNavigation().state !== 'idle'} {...props} />;
}

interface PostButtonProps extends ButtonProps {
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
