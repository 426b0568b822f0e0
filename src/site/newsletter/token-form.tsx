import type { ReactNode } from 'react';

interface TokenFormProps {
  action: string;
  token: string;
  /** the button's words */
  children: ReactNode;
}

/** One button that posts a token: a native form, and the token leaves the address bar with it. */
export function TokenForm({ action, token, children }: TokenFormProps) {
  return (
    <form className="mt-8" method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      <button type="submit" className="btn btn-large btn-copper">
        {children}
      </button>
    </form>
  );
}
