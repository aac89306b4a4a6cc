import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../../src/config/app-config.js';

const run = promisify(execFile);

/** Installed, built and generated folders, which are not copied. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'generated']);

describe('the code generated from the document', () => {
  let copy: string;
  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'hitohira-generated-'));
    for (const name of ['frontend', 'openapi', 'tsconfig.base.json', 'package.json'])
      cpSync(path.join(PROJECT_ROOT, name), path.join(copy, name), {
        recursive: true,
        filter: (source) => !LEFT_OUT.has(path.basename(source)),
      });
    symlinkSync(path.join(PROJECT_ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  /** The files of a folder, by relative path. */
  const read = (folder: string) =>
    Object.fromEntries(
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name))
        .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]),
    );

  it.each([
    ["the pages' hooks", 'frontend', 'src/api/generated'],
    ["the SDK's calls", 'openapi', 'src/generated'],
  ])('is committed up to date: %s', async (_what, workspace, folder) => {
    const orval = path.join(PROJECT_ROOT, 'node_modules/orval/dist/bin/orval.mjs');
    await run(process.execPath, [orval], { cwd: path.join(copy, workspace) });
    const made = read(path.join(copy, workspace, folder));
    const committed = read(path.join(PROJECT_ROOT, workspace, folder));
    expect(Object.keys(made).length).toBeGreaterThan(0);
    const names = [...new Set([...Object.keys(made), ...Object.keys(committed)])];
    const stale = names.filter((name) => made[name] !== committed[name]);
    if (stale.length > 0) throw new Error(`Stale: ${stale.join(', ')}. Run: npm run generate`);
  });
});
