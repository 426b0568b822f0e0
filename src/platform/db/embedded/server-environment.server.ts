const PASSED_ON = ['PATH', 'SystemRoot', 'SYSTEMROOT', 'TEMP', 'TMP', 'TMPDIR'];

/**
 * The environment of PostgreSQL's processes: none of our secrets, no PG* variable that would
 * redirect them, messages in English so that they can be read here.
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const passed = PASSED_ON.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(passed), LC_ALL: 'C', TZ: 'UTC' };
}
