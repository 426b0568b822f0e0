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

test('a password is read without being shown, and the line after it too', async () => {
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

test('a question shows what is typed', async () => {
  const { input, shown, terminal } = createTerminal();
  const asked = terminal.ask('Who? ');
  input.write('dana\r');
  expect(await asked).toBe('dana');
  expect(await shown()).toContain('dana');
});

test.each([
  ['Ctrl-C', '\u0003'],
  ['Ctrl-D', '\u0004'],
])('%s leaves a question', async (_name, key) => {
  const { input, terminal } = createTerminal();
  const asked = terminal.askHidden('Password: ');
  input.write(key);
  await expect(asked).rejects.toThrow('left unanswered');
});

test('the end of the input leaves a question', async () => {
  const { input, terminal } = createTerminal();
  const asked = terminal.ask('Who? ');
  input.end();
  await expect(asked).rejects.toThrow('left unanswered');
});

test('only a terminal is interactive', () => {
  const input = new PassThrough();
  expect(openTerminal(input).isInteractive).toBe(false);
  expect(openTerminal(Object.assign(input, { isTTY: true })).isInteractive).toBe(true);
});
