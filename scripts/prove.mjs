// npm run prove [-- <number> ...] [--scale 0.1]: faults done to the production build, and what was lost; docs/reliability.md.
import { runOnBuild } from './lib/run-on-build.mjs';

await runOnBuild('proofs', 'run.ts');
