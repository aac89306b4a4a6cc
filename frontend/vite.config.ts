import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildEnvironmentOptions, defineConfig, type EnvironmentOptions, type ViteBuilder } from 'vite';
import { devPages } from './vite/dev-pages.ts';

/** The backend's address in development; set by `npm run dev`. */
const { BACKEND_URL: backendUrl = 'http://127.0.0.1:3001' } = process.env;

const CLIENT = path.resolve(import.meta.dirname, 'dist/client');

/** The entries of the two fronts: documents for visitors, the application for creators. */
const FRONTS = { documents: 'src/documents/entry.tsx', application: 'src/app/entry.tsx' };

/** The build of one front, separate so that its files change only when it does. */
function front(name: keyof typeof FRONTS, options: BuildEnvironmentOptions): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: CLIENT,
      manifest: `.vite/${name}.json`,
      rolldownOptions: { input: FRONTS[name] },
      // The server inlines one style sheet per front.
      cssCodeSplit: false,
      // The server writes preload links.
      modulePreload: false,
      // The content security policy forbids inlined assets.
      assetsInlineLimit: 0,
      ...options,
    },
  };
}

/** The server build; it bundles all dependencies. */
const server: EnvironmentOptions = {
  resolve: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/server',
    ssr: 'src/entry-server.tsx',
    copyPublicDir: false,
    minify: false,
  },
};

/** Builds everything and writes the build id, by which open pages detect a newer build. */
async function buildApp(builder: ViteBuilder): Promise<void> {
  const hash = createHash('sha256');
  const { documents, application, ssr } = builder.environments;
  for (const environment of [documents, application, ssr])
    if (environment !== undefined) await builder.build(environment);
  for (const name of Object.keys(FRONTS))
    hash.update(await readFile(path.join(CLIENT, `.vite/${name}.json`)));
  await mkdir(path.join(CLIENT, 'builds'), { recursive: true });
  const latest = { build: hash.digest('hex').slice(0, 16) };
  await writeFile(path.join(CLIENT, 'builds/latest.json'), JSON.stringify(latest));
}

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), devPages({ backendUrl })],
  resolve: {
    alias: {
      '@hitohira/backend/rules': path.resolve(import.meta.dirname, '../backend/src/rules.ts'),
    },
  },
  optimizeDeps: { entries: Object.values(FRONTS) },
  ...(command === 'build' && {
    builder: { buildApp },
    environments: {
      documents: front('documents', { emptyOutDir: true }),
      application: front('application', { emptyOutDir: false, copyPublicDir: false }),
      ssr: server,
    },
  }),
}));
