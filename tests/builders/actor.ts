import type { Actor } from '#src/platform/activity/activity.ts';

/** A signed-in colleague. */
export const KIM: Actor = { id: 'kim', name: 'kim@cadron.example' };
