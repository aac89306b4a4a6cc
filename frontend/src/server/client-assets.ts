/** A chunk as Vite's manifest describes it. */
interface ManifestChunk {
  file: string;
  imports?: string[];
}

/** Vite's manifest of one front, parsed. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The source file with which each front starts in the browser. */
const ENTRIES = { documents: 'src/documents/entry.tsx', application: 'src/app/entry.tsx' } as const;

/** The documents that visitors read, or the application of creators. */
export type Front = keyof typeof ENTRIES;

/** The client build, or the development server in its place. */
export type ClientAssets = BuiltAssets | DevelopmentAssets;

export interface BuiltAssets {
  fronts: Readonly<Record<Front, BuiltFront>>;
  /** What the build is known by. */
  build: string;
}

interface BuiltFront {
  manifest: Manifest;
  /** Its one style sheet. */
  css: string;
}

interface DevelopmentAssets {
  dev: true;
}

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
  const { manifest } = assets.fronts[front];
  const files = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The build of the ${front} has no chunk for ${source}`);
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

/** The style sheet that each page of a front carries; in development each module brings its own. */
export function styleSheetOf(assets: ClientAssets, front: Front): string {
  return isDevelopment(assets) ? '' : assets.fronts[front].css;
}
