import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

// Pages are rendered when it builds; the server sends files.
export default defineConfig({
  integrations: [react()],
  adapter: node({ mode: 'standalone' }),
  build: { inlineStylesheets: 'always' },
});
