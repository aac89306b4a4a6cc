/** A chunk as Vite's manifest describes it. */
interface ManifestChunk {
  file: string;
  imports?: string[];
}

/** The parsed manifest of the client build, or the development server in its place. */
export type ClientAssets = Readonly<Record<string, ManifestChunk>> | DevelopmentAssets;

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
  const files = new Set<string>();
  const visit = (source: string): void => {
    const chunk = assets[source];
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
