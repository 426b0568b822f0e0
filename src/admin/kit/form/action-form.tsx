import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
} from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { Button, type Look } from '#src/admin/kit/button.tsx';
import { type ControlProps, Field } from '#src/ui/field.tsx';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import type { FormResult } from './form-result.ts';
import './forms.css';
import './password-input.css';

interface FormState {
  /** ids of fields begin with it, because a page has several forms */
  intent: string;
  result: FormResult | undefined;
  notes?: ActionFormProps['notes'];
}

const FormContext = createContext<FormState>({ intent: '', result: undefined });

/** The value, message and id of a field, from the last refusal of its form. */
export function useFormField(name: string) {
  const { intent, result, notes } = use(FormContext);
  const error = result?.errors[name];
  return {
    id: `${intent}-${name}`,
    error,
    value: result?.values[name],
    note: notes?.[name],
    /** without JavaScript, the browser moves the focus to the first refused field */
    isFirstError: result !== undefined && Object.keys(result.errors)[0] === name,
  };
}

interface FormFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  /** Renders the control, also with what was typed before. */
  children: (
    control: ControlProps & { name: string; className: string; autoFocus: boolean },
    value: string | undefined,
  ) => ReactNode;
}

/** A field of an `ActionForm`, with why it was refused. */
export function FormField({ name, label, hint, children }: FormFieldProps) {
  const { id, error, value, isFirstError, note } = useFormField(name);
  const field = (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) =>
        children({ ...control, name, className: 'input', autoFocus: isFirstError }, value)
      }
    </Field>
  );
  return note ? (
    <div className="edge-copper px-3 grid gap-2">
      {field}
      {note}
    </div>
  ) : (
    field
  );
}

/** The refusal of a form of the screen; undefined when the last one was of another form. */
export function useFormResult<Result extends FormResult>(intent: string): Result | undefined {
  const returned = useActionData<Result | { result?: Result }>();
  const result = returned && 'result' in returned ? returned.result : (returned as Result);
  return result?.intent === intent ? result : undefined;
}

/** The refusal of a form: what it was given, else what the action of the screen returned; undefined if that is of another form. */
function useRefusal(props: Pick<ActionFormProps, 'intent' | 'result'>) {
  const returned = useFormResult(props.intent);
  const given = 'result' in props ? props.result : returned;
  return given?.intent === props.intent ? given : undefined;
}

interface ActionFormProps {
  intent: string;
  className?: string;
  /** in place of what the action of the screen returned */
  result?: FormResult | undefined;
  children?: ReactNode;
  /** label of the button */
  submit: string;
  /** label while the form is being sent */
  busy: string;
  /** of the button */
  tone?: Look['tone'];
  size?: Look['size'];
  /** for a form with a file */
  encType?: 'multipart/form-data';
  /** below fields, by name */
  notes?: Readonly<Record<string, ReactNode>>;
  /** beside the button */
  after?: ReactNode;
}

/**
 * A form of a page with several. Shows why it was refused, moves the focus there, keeps what was typed, and cannot be sent
 * twice at once. Works without JavaScript.
 */
export function ActionForm(props: ActionFormProps) {
  const { intent, children, submit, busy, tone = 'primary', size, after, encType } = props;
  const result = useRefusal(props);
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const isBusy = navigation.formData?.get('intent') === intent;
  const isAnyBusy = navigation.formMethod === 'POST';

  // After a full page load the browser has set the focus by `autoFocus`.
  const [first] = useState(result);
  useEffect(() => {
    if (!result || result === first) return;
    form.current
      ?.querySelector<HTMLElement>('[aria-invalid], .choices[data-invalid] input, .form-error')
      ?.focus();
  }, [result, first]);

  return (
    <Form
      className={`action-form grid gap-4 ${props.className ?? ''}`.trim()}
      method="post"
      {...(encType && { encType })}
      ref={form}
      aria-busy={isBusy || undefined}
    >
      <input type="hidden" name="intent" value={intent} />
      <div role="alert">
        {result?.message ? (
          <p className="form-error" tabIndex={-1}>
            {result.message}
          </p>
        ) : null}
      </div>
      <FormContext value={{ intent, result, notes: props.notes }}>{children}</FormContext>
      <div className="action-form-end flex wraps items-center gap-3 gap-x-5">
        <Button tone={tone} size={size} type="submit" isBusy={isAnyBusy}>
          {isBusy ? busy : submit}
        </Button>
        {after}
      </div>
    </Form>
  );
}

interface TextFieldProps extends Pick<
  ComponentProps<'input'>,
  'ref' | 'autoComplete' | 'autoFocus' | 'inputMode' | 'maxLength' | 'required' | 'defaultValue'
> {
  name: string;
  label: string;
  hint?: ReactNode;
  type?: 'text' | 'email' | 'password' | 'date';
}

/** A field of an `ActionForm`: one line of text, with what was typed before and why it was refused. */
export function TextField({ name, label, hint, type = 'text', ...attributes }: TextFieldProps) {
  return (
    <FormField name={name} label={label} hint={hint}>
      {({ autoFocus, ...control }, value = attributes.defaultValue) => {
        const shared = { ...attributes, ...control, autoFocus: autoFocus || attributes.autoFocus };
        return type === 'password' ? (
          <PasswordInput {...shared} defaultValue="" />
        ) : (
          <input {...shared} type={type} defaultValue={value} spellCheck={false} />
        );
      }}
    </FormField>
  );
}

/** A password field. After hydration it has a button that shows the password. */
function PasswordInput(props: ComponentProps<'input'>) {
  const isHydrated = useIsHydrated();
  const [isShown, setShown] = useState(false);
  return (
    <div className="password grid relative">
      <input {...props} className="input" type={isShown ? 'text' : 'password'} spellCheck={false} />
      {isHydrated ? (
        <Button
          className="password-show absolute px-4 small bold link"
          aria-controls={props.id}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="sr-only"> password</span>
        </Button>
      ) : null}
    </div>
  );
}

interface DisclosedFormProps extends ComponentProps<typeof ActionForm> {
  /** a verb and its object, such as 'Deactivate Kim' */
  summary: string;
  /** what will happen, and whether it can be undone */
  about?: ReactNode;
  /** of the forms with the same group, one is open at a time */
  group?: string;
  /** open from the start: the action is what the page is about now */
  isOpen?: boolean;
}

/**
 * A form behind a line that opens: it says what will happen before its button can be pressed, without JavaScript too. After a
 * refusal it is open, to show why.
 */
export const DisclosedForm = (props: DisclosedFormProps) => {
  const { summary, about, group, isOpen = false, ...form } = props;
  return (
    <details className="disclosure" name={group} open={useRefusal(form) !== undefined || isOpen}>
      <summary className="items-center apart gap-4 bold">{summary}</summary>
      <div className="measure pb-6">
        {about ? <p className="mb-4">{about}</p> : null}
        <ActionForm {...form} />
      </div>
    </details>
  );
};
