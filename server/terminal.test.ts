import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openTerminal } from './terminal.ts';

function createTerminal() {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const shown = async () => {
    output.end();
    return text(output);
  };
  return { input, shown, terminal: openTerminal(input, output) };
}

test('reads a hidden password, and a line after it', async () => {
  const { input, shown, terminal } = createTerminal();
  for (const password of ['four green lanterns', 'five']) {
    const asked = terminal.askHidden('Password: ');
    input.write(`${password}\r`);
    expect(await asked).toBe(password);
  }
  const output = await shown();
  expect(output.match(/Password: /g)).toHaveLength(2);
  expect(output).not.toMatch(/four|five/);
});

test('echoes the answer to a question', async () => {
  const { input, shown, terminal } = createTerminal();
  const asked = terminal.ask('Who? ');
  input.write('dana\r');
  expect(await asked).toBe('dana');
  expect(await shown()).toContain('dana');
});

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('rejects on %s', async (_name, key) => {
  const { input, terminal } = createTerminal();
  const asked = terminal.askHidden('Password: ');
  input.write(key);
  await expect(asked).rejects.toThrow('No answer was given');
});

test('rejects at the end of the input', async () => {
  const { input, terminal } = createTerminal();
  const asked = terminal.ask('Who? ');
  input.end();
  await expect(asked).rejects.toThrow('No answer was given');
});

test('is interactive only with a terminal', () => {
  const input = new PassThrough();
  expect(openTerminal(input).isInteractive).toBe(false);
  expect(openTerminal(Object.assign(input, { isTTY: true })).isInteractive).toBe(true);
});
