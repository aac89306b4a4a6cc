import { transform } from 'lightningcss';

/** For Jest: a CSS module as its class names, which stay as they are written. Nothing has a look in these tests. */
export default {
  process(source, filename) {
    const { exports = {} } = transform({
      filename,
      code: Buffer.from(source),
      cssModules: { pattern: '[local]', animation: false },
    });
    const names = Object.keys(exports).map((name) => [name, name]);
    return { code: `export default ${JSON.stringify(Object.fromEntries(names))};` };
  },
};
