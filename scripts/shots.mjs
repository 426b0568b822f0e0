// npm run shots [path ...]: full-page screenshots and contact sheets of one page per template, or of the given pages.
// npm run shots -- --compare <commit> [path ...]: the same pages at that commit, now, and the difference.
import { runOnBuild } from './lib/run-on-build.mjs';

await runOnBuild('scripts', 'shots', 'run.ts');
