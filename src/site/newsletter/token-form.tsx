import type { ReactNode } from 'react';

interface TokenFormProps {
  action: string;
  token: string;
  /** the button's label */
  children: ReactNode;
}

/** A native form with one button that posts a token. The post removes the token from the address bar. */
export function TokenForm({ action, token, children }: TokenFormProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      <button type="submit" className="btn btn-large btn-copper">
        {children}
      </button>
    </form>
  );
}
