import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#src/platform/auth/password-rules.ts';
import { TextField } from './action-form.tsx';

/** A field to choose a password. Shown once: the button beside it shows what was typed. */
export const NewPassword = ({ label = 'New password' }: { label?: string }) => (
  <TextField
    name="password"
    label={label}
    type="password"
    autoComplete="new-password"
    required
    maxLength={MAX_PASSWORD_LENGTH}
    hint={`At least ${MIN_PASSWORD_LENGTH} characters. Three or four unrelated words are easy to remember and hard to guess.`}
  />
);
