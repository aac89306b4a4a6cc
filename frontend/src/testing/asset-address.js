import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Stands for what a bundler does with a picture that a module imports: gives its address, the one of development. */
export default {
  process: (_source, file) => ({
    code: `module.exports = ${JSON.stringify(`/${path.relative(ROOT, file)}`)};`,
  }),
};
