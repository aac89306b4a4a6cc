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
}

interface DevelopmentAssets {
  dev: true;
}

/** Where the browser starts. */
const CLIENT_ENTRY = 'src/entry-client.tsx';

/** What the start goes on with, in steps. */
const STARTED = 'src/app/hydrate-page.tsx';

/** The scripts of one page: what starts, and what to fetch beside it at once. */
export interface PageScripts {
  entry: string;
  preload: string[];
}

function isDevelopment(assets: ClientAssets): assets is DevelopmentAssets {
  return 'dev' in assets && assets.dev === true;
}

/** Follows the static imports of some sources through the manifest: exactly the files that the page needs. */
export function scriptsFor(assets: ClientAssets, sources: readonly string[]): PageScripts {
  if (isDevelopment(assets)) return { entry: `/${CLIENT_ENTRY}`, preload: [] };
  const { manifest } = assets;
  const files = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The client build has no chunk for ${source}`);
    if (files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    chunk.imports?.forEach(visit);
  };
  visit(CLIENT_ENTRY);
  const [entry = ''] = files;
  [STARTED, ...sources].forEach(visit);
  files.delete(entry);
  return { entry, preload: [...files] };
}

/** The style sheet that a document carries; in development each module brings its own. */
export function styleSheetOf(assets: ClientAssets): string {
  return isDevelopment(assets) ? '' : assets.css;
}
