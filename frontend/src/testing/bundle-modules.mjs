/** Builds one front without writing its files, and prints which modules went into which of them. */
import path from 'node:path';
import process from 'node:process';
import { createBuilder } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');
const [front] = process.argv.slice(2);
const builder = await createBuilder({ root, logLevel: 'error' });
const environment = builder.environments[front];
environment.config.build.write = false;
const { output } = await builder.build(environment);
const modules = Object.fromEntries(
  output.flatMap((file) =>
    file.type === 'chunk' ? [[`/${file.fileName}`, file.moduleIds.map((id) => path.relative(root, id))]] : [],
  ),
);
process.stdout.write(JSON.stringify(modules));
