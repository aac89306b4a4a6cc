/** Of each part of the site that is loaded by itself, the files it is made of: its own first, then what that builds on. */
export interface PageFiles {
  files: readonly string[];
  /** By the source of a part, the places of its files among them. */
  parts: Readonly<Record<string, readonly number[]>>;
}

/** Where the list of a build lies: beside the script that its pages begin with, and named after it. */
export const pageFilesOf = (entry: string): string => entry.replace(/\.js$/, '.files.json');
