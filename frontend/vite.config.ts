import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defineConfig, type EnvironmentOptions, type ViteBuilder } from 'vite';
import { devPages, toBackend } from './vite/dev-pages.ts';

/** `npm run dev` sets it. */
const { BACKEND_URL: backendUrl = 'http://127.0.0.1:3001' } = process.env;

const CLIENT = path.resolve(import.meta.dirname, 'dist/client');

/** The two fronts: documents for visitors, and the application for creators. */
const FRONTS = {
  // What its entry needs is one file: it is loaded at once anyway, and compresses best together.
  documents: { input: 'src/documents/entry.tsx', group: { name: 'start', tags: ['$initial' as const] } },
  // Modules that at least four screens share are one file (record 67).
  application: { input: 'src/app/entry.tsx', group: { name: 'shared', minShareCount: 4 } },
};

/** The build of one front, separate so that its files change only when it does. The server reads its manifest. */
function front(name: keyof typeof FRONTS): EnvironmentOptions {
  const { input, group } = FRONTS[name];
  return {
    consumer: 'client',
    build: {
      outDir: CLIENT,
      manifest: `.vite/${name}.json`,
      rolldownOptions: { input, output: { codeSplitting: { groups: [group] } } },
      // One style sheet per front. Each page has what it uses of it in its document.
      cssCodeSplit: false,
      // The server adds the preload links.
      modulePreload: false,
      // Scripts must be files: the content security policy allows no inline ones.
      assetsInlineLimit: 0,
      // Once, with the first build.
      emptyOutDir: name === 'documents',
      copyPublicDir: name === 'documents',
    },
  };
}

/** The server renderer, bundled with its dependencies: it needs no node_modules. */
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

/** Builds everything and writes the build id, by which open pages notice a newer build. */
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
  optimizeDeps: { entries: Object.values(FRONTS).map(({ input }) => input) },
  ...(command === 'build' && {
    builder: { buildApp },
    environments: { documents: front('documents'), application: front('application'), ssr: server },
  }),
}));
