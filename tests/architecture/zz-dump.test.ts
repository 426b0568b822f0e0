import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { readableTexts } from './readable-texts.ts';
test('dump', () => {
  let out = '';
  const t = performance.now();
  for (const path of globSync(['{src,server,content}/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}'])) {
    if (/\.test\.tsx?$/.test(path)) continue;
    const texts = readableTexts({ path, text: readFileSync(path, 'utf8') }).filter(({ text }) => /[a-zA-Z]{2}.*\s.*[a-z]/s.test(text) || /^\W*[A-Z][a-z]/.test(text));
    if (texts.length) out += `\n== ${path}\n` + texts.map(({ text, lineAt }) => `${lineAt(0)}: ${text.replace(/\s+/g, ' ').trim()}`).join('\n') + '\n';
  }
  console.log(performance.now() - t);
  writeFileSync('/tmp/wscreens/dump.txt', out);
});
