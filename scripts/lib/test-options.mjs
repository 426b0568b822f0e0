import { StepError } from './run.mjs';

export const KINDS = ['lint', 'types', 'unit', 'dom', 'integration', 'e2e'];

/**
 * Parses the options: `--only unit,e2e` selects kinds of checks, `--all` adds slow tests. Other arguments are parts of
 * test file names; then only tests run, of the kinds that have such files.
 */
export function parseOptions(args) {
  const filters = [];
  let only;
  let isFull = false;
  for (let index = 0; index < args.length; index += 1) {
    const [name, inline] = args[index].split('=');
    if (name === '--only') only = (inline ?? args[(index += 1)] ?? '').split(',');
    else if (name === '--all') isFull = true;
    else if (name.startsWith('-')) throw new StepError(`Unknown option ${name}. ${USAGE}`);
    else filters.push(args[index]);
  }
  const unknown = only?.find((kind) => !KINDS.includes(kind));
  if (unknown !== undefined) throw new StepError(`Unknown kind "${unknown}". ${USAGE}`);
  const kinds = only ?? KINDS.filter((kind) => filters.length === 0 || !isCheck(kind));
  return { kinds: new Set(kinds), filters, isFull };
}

const isCheck = (kind) => kind === 'lint' || kind === 'types';

const USAGE = `Usage: npm test -- [--all] [--only ${KINDS.join('|')}] [part of a file name ...]`;
