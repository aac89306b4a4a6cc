import './ended-workers.js';
import './late-workers.js';
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

/** The same settings as in `tsconfig.json`. */
const OPTIONS = {
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
  swcrc: false,
};

/*
 * Lets Node run TypeScript files directly: it does not support decorators, and the files import each other by the names
 * of the compiled files. Passed to a process with `--import`.
 */
registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL;
    if (/^\.{1,2}\/.*\.js$/.test(specifier) && from?.startsWith('file:')) {
      const source = new URL(specifier.replace(/\.js$/, '.ts'), from);
      if (existsSync(fileURLToPath(source))) return next(source.href, context);
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!/^file:.*\.ts(?:\?|$)/.test(url)) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...OPTIONS, filename });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
