import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import { chunkModules } from './vite/chunk-modules.ts';
import { devPages } from './vite/dev-pages.ts';
import { latestBuild } from './vite/latest-build.ts';

/** In development the backend's own address; `npm run dev` sets it. */
const { BACKEND_URL: backendUrl = 'http://127.0.0.1:3001' } = process.env;

const CLIENT_ENTRY = 'src/entry-client.tsx';

/**
 * What forms and dialogs are made of: many pages need it, but nobody who only reads. Where something that everybody
 * needs is made of the same, that comes along with it.
 */
const FOR_WORK = new RegExp(
  [
    '/react-hook-form/',
    '/@mui/(?:utils|material/(?:utils|transitions))/',
    '/@mui/material/(?:Button|Dialog|Form|Input|Menu|Modal|Outlined|Paper|Select|Textarea)\\w*/',
    '/(?:useMutation|mutationObserver)\\.js$',
    '/src/hooks/',
    '/(?:Form|Field|DraftNotice|SubmitButton|OwnAccountStates|error-words)\\w*\\.tsx?$',
  ].join('|'),
);

/** The browser's files, with the manifest from which the server knows them. */
const clientBuild: UserConfig['build'] = {
  outDir: 'dist/client',
  manifest: true,
  rolldownOptions: {
    input: CLIENT_ENTRY,
    // What nearly every page needs travels in one file; the rest is split as the pages use it.
    output: {
      codeSplitting: { groups: [{ name: 'base', test: (id) => !FOR_WORK.test(id), minShareCount: 6 }] },
    },
  },
  // Scripts only as files: the content security policy knows no inline ones.
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
};

/** The program that renders on the server. */
const serverBuild: UserConfig['build'] = {
  outDir: 'dist/server',
  // Static files belong to the browser's build.
  copyPublicDir: false,
  minify: false,
};

export default defineConfig(({ command, isSsrBuild = false }) => ({
  appType: 'custom',
  plugins: [react(), chunkModules(), latestBuild(), devPages({ backendUrl })],
  resolve: {
    alias: {
      '@hitohira/backend/rules': path.resolve(import.meta.dirname, '../backend/src/common/rules/index.ts'),
    },
  },
  optimizeDeps: { entries: [CLIENT_ENTRY] },
  build: isSsrBuild ? serverBuild : clientBuild,
  // The server's bundle stands alone: nothing of it is looked up in node_modules, or in the environment, when it runs.
  ...(command === 'build' && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
}));
