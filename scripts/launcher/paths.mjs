import path from 'node:path';

/** The workspace root. */
export const PROJECT_ROOT = path.resolve(import.meta.dirname, '..', '..');

/** A path inside the project. */
export const inProject = (...parts) => path.join(PROJECT_ROOT, ...parts);
