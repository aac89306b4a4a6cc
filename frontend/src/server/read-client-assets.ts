import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuiltAssets, type Front, type Manifest } from './client-assets';

/** Under which name a manifest has the one style sheet of its front. */
const STYLE_SHEET = 'style.css';

/**
 * Reads what the server needs to know of a client build.
 *
 * @param directory the directory that the client build was written to
 * @throws Error where there is none, or none that is whole
 */
export async function readClientAssets(directory: string): Promise<BuiltAssets> {
  const read = (file: string) => readFile(path.join(directory, file), 'utf8');
  const readFront = async (front: Front) => {
    const manifest = JSON.parse(await read(`.vite/${front}.json`)) as Manifest;
    const sheet = manifest[STYLE_SHEET];
    if (sheet === undefined) throw new Error(`The build of the ${front} has no ${STYLE_SHEET}`);
    return { manifest, css: await read(sheet.file) };
  };
  const [documents, application] = await Promise.all([readFront('documents'), readFront('application')]);
  const { build } = JSON.parse(await read('builds/latest.json')) as { build: string };
  return { fronts: { documents, application }, build };
}
