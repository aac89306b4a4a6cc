/*
 * Reads an imported file in a worker thread, which `file-reader.service.ts` stops when it exceeds a limit.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { type ImportedFile } from '../import-entries.js';
import { readImport } from './read-file.js';

/** The file to read. */
export interface ReadTask {
  path: string;
}

/** The parsed file; null if it is not importable. */
export type ReadResult = ImportedFile | null;

const { path } = workerData as ReadTask;
parentPort?.postMessage((await readImport(path)) satisfies ReadResult);
