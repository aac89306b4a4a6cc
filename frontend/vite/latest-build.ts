import { type Plugin } from 'vite';

/**
 * Writes `builds/latest.json`, by which a page that has been open for long learns that a newer build is out. The script
 * that pages begin with stands for the build: its name changes with everything that it can load.
 */
export function latestBuild(): Plugin {
  return {
    name: 'hitohira:latest-build',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle(_options, bundle) {
      const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
      if (entry === undefined) throw new Error('The build has no entry');
      this.emitFile({
        type: 'asset',
        fileName: 'builds/latest.json',
        source: JSON.stringify({ entry: `/${entry.fileName}` }),
      });
    },
  };
}
