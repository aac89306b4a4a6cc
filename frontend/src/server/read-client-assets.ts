import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuiltAssets, type Front, type Manifest } from './client-assets';
import { readStyleSheet } from './style-sheet';

/** The manifest's key of a front's style sheet. */
const STYLE_SHEET = 'style.css';

/**
 * Reads the manifests and style sheets of a client build.
 *
 * @param directory the output directory of the build
 * @throws Error if the build is missing or incomplete
 */
export async function readClientAssets(directory: string): Promise<BuiltAssets> {
  const read = (file: string) => readFile(path.join(directory, file), 'utf8');
  const readFront = async (front: Front) => {
    const manifest = JSON.parse(await read(`.vite/${front}.json`)) as Manifest;
    const sheet = manifest[STYLE_SHEET];
    if (sheet === undefined) throw new Error(`The build of the ${front} has no ${STYLE_SHEET}`);
    return { manifest, styleSheet: readStyleSheet(`/${sheet.file}`, await read(sheet.file)) };
  };
  const [documents, application] = await Promise.all([readFront('documents'), readFront('application')]);
  const { build } = JSON.parse(await read('builds/latest.json')) as { build: string };
  return { fronts: { documents, application }, build };
}
