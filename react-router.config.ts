import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The whole route manifest is a few KB; discovering it piecemeal would cost a request per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
