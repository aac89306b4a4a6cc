import { type Plugin } from 'vite';

/** Writes down which modules went into which chunk, beside the manifest: what the test of the page's weight reads. */
export function chunkModules(): Plugin {
  return {
    name: 'hitohira:chunk-modules',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const root = import.meta.dirname.replace(/vite$/, '');
      const modules = Object.fromEntries(
        Object.values(bundle).flatMap((output) =>
          output.type === 'chunk'
            ? [[output.fileName, output.moduleIds.map((id) => id.replace(root, ''))]]
            : [],
        ),
      );
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(modules, null, 2),
      });
    },
  };
}
