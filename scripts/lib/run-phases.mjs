import { capture, seconds, show } from './run.mjs';

/**
 * Runs phases one after the other. A phase is `{shown, beside}`: one stage whose output is shown live, and stages that
 * run in parallel to it, one after the other, whose output is printed when `shown` has ended. Without `shown`, all
 * output is shown live.
 *
 * A stage is `{name, run(execute, log)}`. It runs programs with `execute(command, args, env)`, which resolves to the
 * exit code, and resolves to a count. The next stage also runs after a failure.
 * @returns the counts, each with the name of its stage and its duration
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
  const quiet = beside.map((stage) => (before = before.then(() => runBuffered(stage))));
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

async function runBuffered(stage) {
  const lines = [];
  const runSilently = async (...program) => {
    const { code, output } = await capture(...program);
    lines.push(output.trim());
    return code;
  };
  const result = await runTimed(stage, runSilently, (line) => lines.push(line));
  return { ...result, output: lines.filter(Boolean).join('\n') };
}

async function runTimed({ name, run }, execute, log) {
  const started = Date.now();
  const count = await run(execute, log);
  return { name, ...count, time: seconds(Date.now() - started) };
}

const printTitle = (name) => console.log(`\n━━ ${name}`);
