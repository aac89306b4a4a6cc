import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';
import { chunkModules } from './vite/chunk-modules.ts';
import { devPages } from './vite/dev-pages.ts';

export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [react(), chunkModules(), devPages()],
  appType: 'custom',
  resolve: {
    alias: {
      '@hitohira/backend/rules': path.resolve(import.meta.dirname, '../backend/src/common/rules/index.ts'),
    },
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        // Static files belong to the client build.
        copyPublicDir: false,
        target: 'node20',
        minify: false,
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          // What nearly every page needs travels in one file; the rest is split as the pages use it.
          output: { codeSplitting: { groups: [{ name: 'base', minShareCount: 6 }] } },
        },
        // Scripts only as files: the content security policy knows no inline ones.
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
      },
  // The server's bundle stands alone: nothing of it is looked up in node_modules when it runs.
  ...(command === 'build'
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
}));
