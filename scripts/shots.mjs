// npm run shots [path ...]: full-page screenshots and contact sheets of one page per template, or of the given pages.
// npm run shots -- --compare <commit> [path ...]: the same pages at that commit, now, and the difference.
// With --widths 360,768, at those widths instead of 1440 and 360.
// npm run shots -- --admin [filter]: every admin screen, full, empty, failed and loading, at three widths in both color schemes;
// with --data <folder>, demo data that is kept for another run.
import { runOnBuild } from './lib/run-on-build.mjs';

await runOnBuild('scripts', 'shots', 'run.ts');
