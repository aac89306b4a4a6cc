import path from 'node:path';

/** The path of a program beside a module, in the same form as it: compiled or TypeScript. */
export function siblingProgram({ dirname, filename }: ImportMeta, name: string): string {
  return path.join(dirname, `${name}${path.extname(filename)}`);
}
