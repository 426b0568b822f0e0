import { capture, seconds, show } from './run.mjs';

/**
 * Runs phases one after the other. A phase is `{shown, beside}`: one stage whose output is shown as it comes, and
 * stages that run beside it, in their order, with their output kept and printed when `shown` has ended. Without
 * `shown` all output is shown as it comes.
 *
 * A stage is `{name, run(execute, log)}`. It runs programs with `execute(command, args, env)`, which resolves to the
 * exit code, and resolves to a count. A stage that fails does not keep the next from running.
 *
 * @returns the counts, each with the name of its stage and the time it took
 */
export async function runPhases(phases) {
  const results = [];
  for (const { shown, beside = [] } of phases) {
    if (shown) results.push(...(await runBeside(shown, beside)));
    else for (const stage of beside) results.push(await runShown(stage));
  }
  return results;
}

async function runBeside(shown, beside) {
  let before = Promise.resolve();
  const quiet = beside.map((stage) => (before = before.then(() => runKept(stage))));
  const results = [await runShown(shown)];
  for (const ending of quiet) {
    const { output, ...result } = await ending;
    printTitle(result.name);
    if (output) console.log(output);
    results.push(result);
  }
  return results;
}

function runShown(stage) {
  printTitle(stage.name);
  return runTimed(stage, show, console.log);
}

async function runKept(stage) {
  const kept = [];
  const keep = async (...program) => {
    const { code, output } = await capture(...program);
    kept.push(output.trim());
    return code;
  };
  const result = await runTimed(stage, keep, (line) => kept.push(line));
  return { ...result, output: kept.filter(Boolean).join('\n') };
}

async function runTimed({ name, run }, execute, log) {
  const started = Date.now();
  const count = await run(execute, log);
  return { name, ...count, time: seconds(Date.now() - started) };
}

const printTitle = (name) => console.log(`\n━━ ${name}`);
