// npm run bench [cached|pages|leads|assessment|social|search]: benchmarks of the production build on this machine,
// never part of the tests.
import { runOnBuild } from './lib/run-on-build.mjs';

await runOnBuild('bench', 'run.ts');
