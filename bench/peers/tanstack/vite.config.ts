import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { nitro } from 'nitro/vite';
import { defineConfig } from 'vite';

// Pages are rendered when it builds; the server sends files.
export default defineConfig({
  plugins: [tanstackStart({ prerender: { enabled: true, crawlLinks: false } }), nitro(), react()],
});
