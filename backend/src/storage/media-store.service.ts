import { type Readable } from 'node:stream';

export interface StoredFile {
  bytes: number;
  stream: Readable;
}

export interface FoundFile {
  name: string;
  modifiedAt: Date;
}

/** How long files without a row are kept: they may be needed after restoring a database backup. */
export const ORPHAN_MS = 86_400_000;

/**
 * The port for storing pictures, on disk or in S3. File names depend on the content, so files never change. Names
 * consist of lower-case letters, digits, hyphens and dots. Every method throws `ServiceUnavailable` when the store is
 * unavailable.
 */
export abstract class MediaStoreService {
  /** Stores a file atomically and durably. */
  abstract put(name: string, content: Buffer, type: string): Promise<void>;

  /** Stores a copy of a local file, like `put`. */
  abstract putFile(name: string, file: string, type: string): Promise<void>;

  /** Whether the complete file exists. */
  abstract has(name: string, bytes: number): Promise<boolean>;

  /** Opens a file; null when it does not exist. */
  abstract open(name: string): Promise<StoredFile | null>;

  /** Deletes files, if they exist. */
  abstract delete(names: readonly string[]): Promise<void>;

  /** Lists all files in batches. */
  abstract list(): AsyncIterable<FoundFile[]>;

  /** Checks that files can be stored and read; creates the directory or bucket if needed. */
  abstract check(): Promise<void>;

  /** Closes connections. */
  close(): void {
    // Nothing to close by default.
  }
}
