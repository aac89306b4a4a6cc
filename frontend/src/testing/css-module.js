import { transform } from 'lightningcss';

/** Jest transform for CSS modules: exports the unchanged class names. */
export default {
  process(source, filename) {
    const { exports } = transform({
      filename,
      code: Buffer.from(source),
      cssModules: { pattern: '[local]', animation: false },
    });
    const names = Object.keys(exports).map((name) => [name, name]);
    return { code: `export default ${JSON.stringify(Object.fromEntries(names))};` };
  },
};
