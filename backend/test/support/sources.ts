import path from 'node:path';
import ts from 'typescript';
import { PROJECT_ROOT } from '../../src/config/app-config.js';

/** The parsed sources in some folders of the backend, without tests, and a type checker for them. */
export function readSources(...folders: string[]): { files: ts.SourceFile[]; checker: ts.TypeChecker } {
  const project = path.join(PROJECT_ROOT, 'backend/tsconfig.json');
  const { config } = ts.readConfigFile(project, (file) => ts.sys.readFile(file));
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(project));
  const isAskedFor = (file: string) =>
    folders.some((folder) => file.startsWith(path.join(PROJECT_ROOT, 'backend', folder) + path.sep)) &&
    !file.endsWith('.spec.ts');
  const program = ts.createProgram(fileNames.filter(isAskedFor), options);
  return {
    files: program.getSourceFiles().filter(({ fileName }) => isAskedFor(fileName)),
    checker: program.getTypeChecker(),
  };
}

/** All nodes of a file, parents before children. */
export function* nodesIn(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesIn(child);
}
