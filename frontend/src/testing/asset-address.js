import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Jest transform for imported pictures: exports the development URL. */
export default {
  process: (_source, file) => ({
    code: `module.exports = ${JSON.stringify(`/${path.relative(ROOT, file)}`)};`,
  }),
};
