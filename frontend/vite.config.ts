import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defineConfig, type EnvironmentOptions, type ViteBuilder } from 'vite';
import { devPages, toBackend } from './vite/dev-pages.ts';

/** `npm run dev` sets it. */
const { BACKEND_URL: backendUrl = 'http://127.0.0.1:3001' } = process.env;

const CLIENT = path.resolve(import.meta.dirname, 'dist/client');

/** Where the two fronts start: the documents that visitors read, and the application of creators. */
const FRONTS = { documents: 'src/documents/entry.tsx', application: 'src/app/entry.tsx' };

/** One front, built by itself: its files change only when it does. The server knows them from its manifest. */
function front(name: keyof typeof FRONTS): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: CLIENT,
      manifest: `.vite/${name}.json`,
      rolldownOptions: { input: FRONTS[name] },
      // One style sheet for each front: the server writes it into every page.
      cssCodeSplit: false,
      // The document names what its page needs.
      modulePreload: false,
      // Scripts only as files: the content security policy knows no inline ones.
      assetsInlineLimit: 0,
      // The first to be built.
      emptyOutDir: name === 'documents',
      copyPublicDir: name === 'documents',
    },
  };
}

/** The program that renders on the server. It stands alone: nothing is looked up in node_modules when it runs. */
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

/** Builds everything, and names the build: a page that has been open for long learns by it that there is a newer one. */
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
  plugins: [react(), devPages()],
  server: { proxy: { '^/': toBackend(backendUrl) } },
  optimizeDeps: { entries: Object.values(FRONTS) },
  ...(command === 'build' && {
    builder: { buildApp },
    environments: {
      documents: front('documents'),
      application: front('application'),
      ssr: server,
    },
  }),
}));
