import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/*
 * Lets Node run TypeScript files as they are: it strips types by itself, but the files import one another under the
 * names that they have once compiled. Given to a process with `--import`.
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
});
