import { type StyleSheet } from './style-sheet';

/** A chunk in Vite's manifest. */
interface ManifestChunk {
  file: string;
  imports?: string[];
}

/** Vite's manifest of one front, parsed. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The entry of each front. */
const ENTRIES = { documents: 'src/documents/entry.tsx', application: 'src/app/entry.tsx' } as const;

/** Documents for visitors, or the application for creators. */
export type Front = keyof typeof ENTRIES;

/** The client build, or the development server. */
export type ClientAssets = BuiltAssets | DevelopmentAssets;

export interface BuiltAssets {
  fronts: Readonly<Record<Front, BuiltFront>>;
  /** The build id. */
  build: string;
}

interface BuiltFront {
  manifest: Manifest;
  styleSheet: StyleSheet;
}

interface DevelopmentAssets {
  dev: true;
}

/** The entry script of a page and the files to preload. */
export interface PageScripts {
  entry: string;
  preload: string[];
}

function isDevelopment(assets: ClientAssets): assets is DevelopmentAssets {
  return 'dev' in assets;
}

/** Collects the files of a page by following static imports through the manifest. */
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

/** The build id; null in development. */
export function buildOf(assets: ClientAssets): string | null {
  return isDevelopment(assets) ? null : assets.build;
}

/** The style sheet of a front; null in development, where modules add their own styles. */
export function styleSheetOf(assets: ClientAssets, front: Front): StyleSheet | null {
  return isDevelopment(assets) ? null : assets.fronts[front].styleSheet;
}
