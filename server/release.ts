import { COMMAND_LINE } from '#src/platform/activity/activity.ts';
import { systemClock } from '#src/platform/clock/clock.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { createHold } from '#src/platform/hold/hold.server.ts';
import { openEnvironment } from './environment.ts';

/**
 * `npm run release`: releases a restored site, like the button in /admin, so that it sends what was held. Also while
 * the site runs.
 */
export async function release() {
  await using environment = await openEnvironment({ joinRunning: true });
  await using database = openDatabase(environment.connectionString, environment.log, {
    connections: 1,
  });
  const hold = createHold({ db: database.db, clock: systemClock });
  const isReleased = await hold.release(COMMAND_LINE);
  console.log(
    isReleased
      ? 'The site is released. Held deliveries and emails go out within seconds, or when the site starts.'
      : 'Nothing is held.',
  );
}
