import { type Plugin, type Rolldown } from 'vite';
import { type PageFiles, pageFilesOf } from '../src/app/page-files.ts';

/** Writes down which files each part of the site needs: what a page reads that fetches ahead what may be opened next. */
export function pageFiles(): Plugin {
  return {
    name: 'hitohira:page-files',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (entry === undefined) throw new Error('The build has no entry');
      const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const places = new Map(chunks.map(({ fileName }, place) => [fileName, place]));
      const root = import.meta.dirname.replace(/vite$/, '');
      const parts: Record<string, number[]> = {};
      for (const chunk of chunks) {
        if (!chunk.isDynamicEntry || chunk.facadeModuleId === null) continue;
        const source = chunk.facadeModuleId.replace(root, '');
        parts[source] = [...filesOf(chunk, named)].map((file) => places.get(file) ?? -1);
      }
      const list: PageFiles = { files: [...places.keys()].map((file) => `/${file}`), parts };
      this.emitFile({ type: 'asset', fileName: pageFilesOf(entry.fileName), source: JSON.stringify(list) });
    },
  };
}

/** A chunk's file, and those of what it imports, however far. */
function filesOf(
  chunk: Rolldown.OutputChunk,
  named: ReadonlyMap<string, Rolldown.OutputChunk>,
  files = new Set<string>(),
): Set<string> {
  if (files.has(chunk.fileName)) return files;
  files.add(chunk.fileName);
  for (const file of chunk.imports) {
    const imported = named.get(file);
    if (imported !== undefined) filesOf(imported, named, files);
  }
  return files;
}
