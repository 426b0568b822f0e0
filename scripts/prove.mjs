// npm run prove [-- <number> ...] [--scale 0.1]: injects faults into the production build and reports data loss; see
// docs/reliability.md.
import { runOnBuild } from './lib/run-on-build.mjs';

await runOnBuild('proofs', 'run.ts');
