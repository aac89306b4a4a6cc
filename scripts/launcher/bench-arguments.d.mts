/** What `npm run bench` is told. */
export interface BenchArguments {
  names: string[];
  /** A file, or `-` for the standard output. */
  json: string | null;
  /** Whether the generated databases go. */
  remove: boolean;
  /** The sizes of the generated databases, from the smallest on. */
  accounts: number[];
}

export function parseBenchArguments(given: readonly string[], names: readonly string[]): BenchArguments;
