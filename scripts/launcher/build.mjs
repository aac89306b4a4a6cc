import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LauncherError, mustSucceed, toolEnvironment } from './commands.mjs';
import { npmCommand } from './installation.mjs';
import { PROJECT_ROOT, inProject } from './paths.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { withProgress } from './progress.mjs';

const SHARED_INPUTS = [
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
  'scripts/launcher/build.mjs',
];

/** Directories of generated files and of tests. */
const IGNORED = new Set([
  'node_modules',
  'dist',
  'test-results',
  'playwright-report',
  'coverage',
  'e2e',
  'docs',
]);
const TEST_FILE = /\.(spec|test)\.tsx?$/;

/** The targets with their inputs. `outputs` show that a build is complete. */
const TARGETS = {
  backend: {
    title: 'the server',
    inputs: ['backend/src', 'backend/sandbox', 'backend/bench', 'backend/package.json'],
    configs: ['backend/tsconfig.json', 'backend/tsconfig.build.json'],
    dist: 'backend/dist',
    outputs: ['src/main.js', 'sandbox/start.js'],
    async build() {
      const compiler = inProject('node_modules', 'typescript', 'bin', 'tsc');
      await mustSucceed('Compiling the server', pinnedNode(), [
        compiler,
        '-p',
        'backend/tsconfig.build.json',
        // The build only translates; `npm test` checks types.
        '--noCheck',
      ]);
      removeOrphans(inProject('backend', 'dist'), inProject('backend'));
    },
  },
  frontend: {
    title: 'the pages',
    inputs: ['frontend', 'backend/src/common/rules', 'backend/src/rules.ts'],
    sharesRules: true,
    configs: [],
    dist: 'frontend/dist',
    outputs: ['client/.vite/documents.json', 'client/.vite/application.json', 'server/entry-server.js'],
    async build() {
      const { command, prefix } = npmCommand();
      await mustSucceed('Building the pages', command, [...prefix, 'run', 'build', '-w', 'frontend'], {
        env: toolEnvironment({ NODE_ENV: 'production' }),
      });
      await compressFiles(inProject('frontend', 'dist', 'client', 'assets'));
    },
  },
};

/** The compressions by suffix, as small as possible: files are compressed once and loaded by every visitor. */
const COMPRESSIONS = {
  '.br': promisify(brotliCompress),
  '.gz': (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Compresses scripts, style sheets and drawings into additional files, which the server sends. */
async function compressFiles(folder) {
  const names = readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const content = await readFile(file);
      for (const [suffix, compress] of Object.entries(COMPRESSIONS))
        await writeFile(`${file}${suffix}`, await compress(content));
    }),
  );
}

/** Removes compiled files of deleted sources, such as a deleted migration. */
function removeOrphans(dist, sources) {
  for (const entry of readdirSync(dist, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.js(\.map)?$/.test(entry.name)) continue;
    const compiled = path.join(entry.parentPath, entry.name);
    const source = path.join(sources, path.relative(dist, compiled).replace(/\.js(\.map)?$/, '.ts'));
    if (!existsSync(source)) rmSync(compiled);
  }
}

function listFiles(relative) {
  const start = inProject(relative);
  if (!existsSync(start)) return [];
  const files = [];
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!IGNORED.has(entry.name)) walk(full);
      } else if (entry.isFile() && !TEST_FILE.test(entry.name)) {
        files.push(full);
      }
    }
  };
  try {
    walk(start);
  } catch (error) {
    if (error.code !== 'ENOTDIR') throw error;
    files.push(start);
  }
  return files;
}

/** A hash of all inputs, independent of timestamps. */
function fingerprint({ inputs, configs, sharesRules = false }) {
  const hash = createHash('sha256').update(process.platform);
  const files = [...SHARED_INPUTS, ...configs]
    .map((file) => inProject(file))
    .filter((file) => existsSync(file));
  const rules = sharesRules ? listFiles('backend/src').filter((file) => file.endsWith('.rules.ts')) : [];
  for (const file of [...files, ...inputs.flatMap(listFiles), ...rules].sort()) {
    hash.update(`\n${path.relative(PROJECT_ROOT, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const stampOf = (target) => inProject(target.dist, '.built-from');

const isComplete = (target) => target.outputs.every((output) => existsSync(inProject(target.dist, output)));

function isFresh(target, print) {
  if (!isComplete(target)) return false;
  return existsSync(stampOf(target)) && readFileSync(stampOf(target), 'utf8') === print;
}

/**
 * Builds the targets that are not up to date.
 *
 * @param {('backend' | 'frontend')[]} names
 */
export async function ensureBuilt(names = ['backend', 'frontend']) {
  const stale = names
    .map((name) => ({ ...TARGETS[name], print: fingerprint(TARGETS[name]) }))
    .filter((target) => !isFresh(target, target.print));
  if (stale.length === 0) return;
  await withProgress(`Building ${stale.map((target) => target.title).join(' and ')}`, () =>
    Promise.all(
      stale.map(async (target) => {
        // Without its stamp an aborted build counts as stale. An incremental compiler does not rewrite missing files,
        // so an incomplete build is deleted.
        rmSync(isComplete(target) ? stampOf(target) : inProject(target.dist), {
          force: true,
          recursive: true,
        });
        await target.build();
        if (!isComplete(target)) {
          throw new LauncherError(`Building ${target.title} left out one of: ${target.outputs.join(', ')}.`);
        }
        writeFileSync(stampOf(target), target.print);
      }),
    ),
  );
}
