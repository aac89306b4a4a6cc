/** Builds both fronts in memory and prints the modules of each file. */
import path from 'node:path';
import process from 'node:process';
import { createBuilder } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

async function modulesOf(front) {
  const builder = await createBuilder({ root, logLevel: 'error' });
  const environment = builder.environments[front];
  environment.config.build.write = false;
  const { output } = await builder.build(environment);
  return Object.fromEntries(
    output.flatMap((file) =>
      file.type === 'chunk'
        ? [[`/${file.fileName}`, file.moduleIds.map((id) => path.relative(root, id))]]
        : [],
    ),
  );
}

const modules = { documents: await modulesOf('documents'), application: await modulesOf('application') };
process.stdout.write(JSON.stringify(modules));
