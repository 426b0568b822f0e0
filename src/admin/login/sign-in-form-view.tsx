import { useEffect, useRef, useState } from 'react';
import { ActionForm } from '#src/admin/forms/action-form.tsx';
import type { FormResult } from '#src/admin/forms/form-result.ts';
import { TextField } from '#src/admin/forms/text-field.tsx';
import { MAX_PASSWORD } from './sign-in-form.ts';

/** Email and password. Works as a plain form without JavaScript. */
export function SignInForm({ result }: { result: FormResult | undefined }) {
  // After wrong credentials, the focus moves on from the message to the password. After a full page load autoFocus has set it.
  const password = useRef<HTMLInputElement>(null);
  const [first] = useState(result);
  useEffect(() => {
    if (result !== first && result?.message) password.current?.select();
  }, [result, first]);

  return (
    <ActionForm intent="sign-in" result={result} submit="Sign in" busy="Signing in..." size="large">
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        maxLength={254}
        required
      />
      <TextField
        ref={password}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        maxLength={MAX_PASSWORD}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after a failed attempt
        autoFocus={result?.message !== undefined}
      />
    </ActionForm>
  );
}
