import { createContext } from 'react-router';
import type { SignedInUser } from '#src/platform/auth/auth.server.ts';

/** The signed-in user, set by the middleware of the admin layout for all loaders and actions below it. */
export const signedInUserContext = createContext<SignedInUser>();
