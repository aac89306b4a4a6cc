/** Builds the browser's files without writing them, and prints which modules went into which file. */
import path from 'node:path';
import process from 'node:process';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const { output } = await build({ root, logLevel: 'error', build: { write: false } });
const modules = Object.fromEntries(
  output.flatMap((file) =>
    file.type === 'chunk' ? [[`/${file.fileName}`, file.moduleIds.map((id) => path.relative(root, id))]] : [],
  ),
);
process.stdout.write(JSON.stringify(modules));
