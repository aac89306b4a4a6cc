import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { devPages } from './vite/dev-pages.ts';

/** In development the backend's own address; `npm run dev` sets it. */
const { BACKEND_URL: backendUrl = 'http://127.0.0.1:3001' } = process.env;

/** Where the two fronts start: the documents that visitors read, and the application. */
const ENTRIES = ['src/documents/entry.tsx', 'src/app/entry.tsx'];

/** Writes `builds/latest.json`, by which a page that has been open for long learns that a newer build is out. */
const latestBuild: Plugin = {
  name: 'hitohira:latest-build',
  generateBundle(_options, bundle) {
    const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 16);
    this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source: JSON.stringify({ build }) });
  },
};

/** The browser's files, with the manifest from which the server knows them. */
const clientBuild: UserConfig = {
  plugins: [latestBuild],
  build: {
    outDir: 'dist/client',
    manifest: true,
    rolldownOptions: { input: ENTRIES },
    // One style sheet for all documents: the server writes it into each of them.
    cssCodeSplit: false,
    // The document names what its page needs.
    modulePreload: false,
    // Scripts only as files: the content security policy knows no inline ones.
    assetsInlineLimit: 0,
  },
};

/** The program that renders on the server. It stands alone: nothing is looked up in node_modules when it runs. */
const serverBuild: UserConfig = {
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/server',
    // Static files belong to the browser's build.
    copyPublicDir: false,
    minify: false,
  },
};

export default defineConfig(({ command, isSsrBuild }) => {
  const build = isSsrBuild === true ? serverBuild : clientBuild;
  return {
    ...(command === 'build' ? build : {}),
    appType: 'custom',
    plugins: [react(), devPages({ backendUrl }), ...(command === 'build' ? (build.plugins ?? []) : [])],
    resolve: {
      alias: {
        '@hitohira/backend/rules': path.resolve(import.meta.dirname, '../backend/src/common/rules/index.ts'),
      },
    },
    optimizeDeps: { entries: ENTRIES },
  };
});
