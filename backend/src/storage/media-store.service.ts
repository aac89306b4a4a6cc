import { type Readable } from 'node:stream';

/** A file as it is handed out. */
export interface StoredFile {
  bytes: number;
  stream: Readable;
}

/** A file that lies in the store. */
export interface FoundFile {
  name: string;
  modifiedAt: Date;
}

/**
 * Where files that visitors see are kept: a port with an adapter for this machine's disk and one for S3. Files are named
 * by what they hold, so one that is there is never another one. Names are plain: lower case letters, digits, hyphen, dot.
 *
 * Every method throws `ServiceUnavailable` where the store is away.
 */
export abstract class MediaStoreService {
  /** Keeps a file. When it returns the file is there whatever dies next; before, either whole or not at all. */
  abstract put(name: string, content: Buffer, type: string): Promise<void>;

  /** Whether a file is there, whole. */
  abstract has(name: string, bytes: number): Promise<boolean>;

  /** Opens a file; null where there is none. */
  abstract open(name: string): Promise<StoredFile | null>;

  /** Takes files away; those that are not there are as they should be. */
  abstract delete(names: readonly string[]): Promise<void>;

  /** Every file, some at a time. */
  abstract list(): AsyncIterable<FoundFile[]>;

  /** Resolves where files can be kept and read; makes what has to be there for that. */
  abstract check(): Promise<void>;

  /** Ends what is kept open for the next call. */
  close(): void {
    // Most stores keep nothing open.
  }
}
