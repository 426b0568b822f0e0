import type { SessionView } from '#src/platform/auth/auth.ts';

/** A session of a viewer, who signed in just now. */
export const buildSession = (parts: Partial<SessionView> = {}): SessionView => ({
  id: '5d1f6a52-8c0e-4a3f-9b7d-2f6c1f0a9e11',
  user: { id: '1', email: 'dana@cadron.example', name: 'Dana', role: 'viewer' },
  startedAt: new Date(),
  expiresAt: new Date(Date.now() + 24 * 3_600_000),
  confirmedAt: new Date(),
  mustEnroll: false,
  ...parts,
});
