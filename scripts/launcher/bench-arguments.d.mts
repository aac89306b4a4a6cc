/** The arguments of `npm run bench`. */
export interface BenchArguments {
  names: string[];
  /** A file, or `-` for the standard output. */
  json: string | null;
  /** Whether to remove the generated databases. */
  remove: boolean;
  /** The sizes of the generated databases, in ascending order. */
  accounts: number[];
}

export function parseBenchArguments(given: readonly string[], names: readonly string[]): BenchArguments;
