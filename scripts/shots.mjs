// npm run shots [path ...]: full-page screenshots and contact sheets of one page per template, or of the given pages.
import { runOnBuild } from './lib/run-on-build.mjs';

await runOnBuild('scripts', 'shots', 'run.ts');
