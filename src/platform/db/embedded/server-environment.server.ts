const INHERITED = ['PATH', 'SystemRoot', 'SYSTEMROOT', 'TEMP', 'TMP', 'TMPDIR'];

/**
 * The environment of PostgreSQL's processes: without our secrets, without PG* variables that would redirect them, and
 * with messages in English, which we parse.
 */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const inherited = INHERITED.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' };
}
