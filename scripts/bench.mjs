// npm run bench [cached|pages|leads|assessment|social|search]: figures of this machine on the production build, never part of the tests.
import { runOnBuild } from './lib/run-on-build.mjs';

await runOnBuild('bench', 'run.ts');
