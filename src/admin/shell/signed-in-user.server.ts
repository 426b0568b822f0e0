import { createContext, type RouterContextProvider } from 'react-router';
import type { SessionView, SignedInUser } from '#src/platform/auth/auth.ts';

/** The signed-in user, set by the middleware of the admin layout for all loaders and actions below it. */
export const signedInUserContext = createContext<SignedInUser>();

/** The session of the request, set by the same middleware. */
export const sessionContext = createContext<SessionView>();

/** The session of the request: who acts, and since when. */
export const currentSession = (context: Readonly<RouterContextProvider>): SessionView =>
  context.get(sessionContext);
