import path from 'node:path';

/** The folder that holds the workspaces. */
export const PROJECT_ROOT = path.resolve(import.meta.dirname, '..', '..');

/** A path inside the project. */
export const inProject = (...parts) => path.join(PROJECT_ROOT, ...parts);
