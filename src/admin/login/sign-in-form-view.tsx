import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react';
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4';
import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Field } from '#src/ui/field.tsx';
import { PasswordInput } from '#src/admin/forms/password-input.tsx';
import { signInSchema } from './sign-in-form.ts';

/** Email and password. Works as a plain form without JavaScript. */
export function SignInForm({ lastResult }: { lastResult: SubmissionResult | undefined }) {
  const isSubmitting = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm({
    id: 'sign-in',
    lastResult: lastResult ?? null,
    constraint: getZodConstraint(signInSchema),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: signInSchema }),
    shouldRevalidate: 'onInput',
    defaultNoValidate: false,
  });
  const { email, password } = fields;
  const error = form.errors?.[0];

  // After wrong credentials, move the focus to the password, unless the user is already typing in the email field. After
  // a full page load autoFocus has set the focus.
  const passwordInput = useRef<HTMLInputElement>(null);
  const [postedResult] = useState(lastResult);
  useEffect(() => {
    if (lastResult === postedResult || !lastResult?.error?.['']) return;
    if (document.activeElement?.id !== email.id) passwordInput.current?.select();
  }, [lastResult, postedResult, email.id]);

  return (
    <Form className="form" method="post" {...getFormProps(form)}>
      <div role="alert">
        {error ? (
          <p className="form-error" id={form.errorId}>
            {error}
          </p>
        ) : null}
      </div>
      <Field id={email.id} label="Email" errors={email.errors}>
        {(control) => (
          <input
            {...getInputProps(email, { type: 'email', ariaAttributes: false })}
            {...control}
            key="email"
            className="input"
            autoComplete="username"
            // Without JavaScript the browser moves the focus to the invalid field.
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after a failed attempt
            autoFocus={Boolean(email.errors)}
          />
        )}
      </Field>
      <Field
        id={password.id}
        label="Password"
        errors={password.errors}
        describedBy={error ? form.errorId : undefined}
      >
        {(control) => (
          <PasswordInput
            {...getInputProps(password, { type: 'password', ariaAttributes: false })}
            {...control}
            key="password"
            ref={passwordInput}
            autoComplete="current-password"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after a failed attempt
            autoFocus={!email.errors && Boolean(password.errors ?? error)}
          />
        )}
      </Field>
      <button className="btn btn-large btn-copper" type="submit" disabled={isSubmitting}>
        {isSubmitting ? 'Signing in...' : 'Sign in'}
      </button>
    </Form>
  );
}
