// npm run test:watch [-- part of a file name, or any option of Vitest]: reruns unit and DOM tests when files change.
import { ensureInstalled } from './lib/install.mjs';
import { pinned } from './lib/repository.mjs';
import { main } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

await main(async () => {
  await ensureInstalled();
  const options = ['watch', '--project', 'unit', '--project', 'dom', ...process.argv.slice(2)];
  const [, args] = pinned('vitest', options);
  return serve(args, { NODE_ENV: 'test' });
});
