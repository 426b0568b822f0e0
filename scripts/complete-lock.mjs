// Run `node scripts/complete-lock.mjs [path of a lock file]` after each `npm install` that changed package-lock.json: adds the packages of
// other platforms that npm left out, so that `npm ci` works on every platform.
import { readFileSync, writeFileSync } from 'node:fs';
import { missingEntries } from './lib/lock-file.mjs';
import { inRoot } from './lib/repository.mjs';

const file = inRoot(process.argv[2] ?? 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingEntries(lock);
const all = Object.entries({ ...lock.packages, ...missing });
lock.packages = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
if (Object.keys(missing).length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${Object.keys(missing).length} packages of other platforms added to ${file}`);
