/** A chunk as Vite's manifest describes it. */
interface ManifestChunk {
  file: string;
  imports?: string[];
}

/** Vite's manifest of the client build, parsed. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The client build, or the development server in its place. */
export type ClientAssets = BuiltAssets | DevelopmentAssets;

export interface BuiltAssets {
  manifest: Manifest;
  /** The style sheet of the build. */
  css: string;
  /** What the build is known by. */
  build: string;
}

interface DevelopmentAssets {
  dev: true;
}

/** Where the browser starts: the two fronts. */
const ENTRIES = { document: 'src/documents/entry.tsx', application: 'src/app/entry.tsx' } as const;

export type Front = keyof typeof ENTRIES;

/** The scripts of one page: what starts, and what to fetch beside it at once. */
export interface PageScripts {
  entry: string;
  preload: string[];
}

function isDevelopment(assets: ClientAssets): assets is DevelopmentAssets {
  return 'dev' in assets;
}

/** Follows the static imports of some sources through the manifest: exactly the files that the page needs. */
export function scriptsFor(assets: ClientAssets, front: Front, sources: readonly string[]): PageScripts {
  const start = ENTRIES[front];
  if (isDevelopment(assets)) return { entry: `/${start}`, preload: [] };
  const { manifest } = assets;
  const files = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The client build has no chunk for ${source}`);
    if (files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    chunk.imports?.forEach(visit);
  };
  visit(start);
  const [entry = ''] = files;
  sources.forEach(visit);
  files.delete(entry);
  return { entry, preload: [...files] };
}

/** What the build is known by; null in development. */
export function buildOf(assets: ClientAssets): string | null {
  return isDevelopment(assets) ? null : assets.build;
}

/** The style sheet that a document carries; in development each module brings its own. */
export function styleSheetOf(assets: ClientAssets): string {
  return isDevelopment(assets) ? '' : assets.css;
}
