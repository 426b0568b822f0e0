import { createContext } from 'react-router';
import type { SignedInUser } from '#src/platform/auth/auth.server.ts';

/** Who is signed in, for loaders and actions below the admin layout; its middleware puts it here. */
export const signedInUserContext = createContext<SignedInUser>();
