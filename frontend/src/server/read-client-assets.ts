import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuiltAssets, type Manifest } from './client-assets';

/** Under which name the manifest has the one style sheet of the build. */
const STYLE_SHEET = 'style.css';

/**
 * Reads what documents need to know of a client build.
 *
 * @param directory where the build lies
 * @throws Error where there is none, or none that is whole
 */
export async function readClientAssets(directory: string): Promise<BuiltAssets> {
  const read = (file: string) => readFile(path.join(directory, file), 'utf8');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const sheet = manifest[STYLE_SHEET];
  if (sheet === undefined) throw new Error(`The client build has no ${STYLE_SHEET}`);
  const { build } = JSON.parse(await read('builds/latest.json')) as { build: string };
  return { manifest, css: await read(sheet.file), build };
}
