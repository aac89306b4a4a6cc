import path from 'node:path';
import { loadModule, parseSync } from 'libpg-query';
import ts from 'typescript';
import { nodesIn, readSources } from '../../test/support/sources.js';
import { PROJECT_ROOT } from '../config/app-config.js';

/** The tables without an entity, with the areas that own them. */
const UNMAPPED = { key_checks: 'security', throttle_counts: 'security' };

const SOURCES = path.join(PROJECT_ROOT, 'backend/src');

/** A placeholder for interpolations with unknown values. */
const GAP = '\u0000';

/** Values for gaps and prefixes for fragments, tried until the SQL parses. */
const FILLINGS = ['gap', '', ' WHERE true ', 'SELECT '];
const FRAMES = ['', 'SELECT ', 'SELECT FROM gap ', 'SELECT FROM gap WHERE ', 'SELECT FROM gap WHERE true '];

/** Keywords before table names. In capitals, they tell SQL from prose. */
const BEFORE_TABLE = /\b(?:from|join|into|update|table|using|truncate)\b/i;
const IN_CAPITALS = /\b(?:SELECT|FROM|JOIN|INTO|UPDATE)\b/;

/** Functions that take table names. */
const TAKES_TABLE = /^(?:deleteInChunks|SortedList|createQueryBuilder|getRepository|from|into|\w+Join\w*)$/;

describe('the SQL of an area', () => {
  const { files, checker } = readSources('src/modules', 'src/security');
  const owners = new Map(Object.entries(UNMAPPED));
  for (const file of files)
    for (const [, table] of file.text.matchAll(/^@Entity\('(\w+)'\)/gm)) owners.set(table!, areaOf(file));

  /** The arguments of the functions being evaluated. */
  const passed = new Map<ts.Symbol, string>();

  beforeAll(() => loadModule());

  it('uses its own tables only, except in read models', () => {
    const foreign = files
      .filter((file) => !isReadModel(file))
      .map((file) => ({
        file: path.relative(SOURCES, file.fileName),
        tables: [...tablesIn(file)].filter((table) => owners.get(table) !== areaOf(file)),
      }))
      .filter(({ tables }) => tables.length > 0);
    expect(owners.size).toBeGreaterThan(30);
    expect(foreign).toEqual([]);
  });

  it('does not write in read models', () => {
    const writers = files.filter(isReadModel).filter((file) => statementsIn(file).some(isWrite));
    expect(writers.map(({ fileName }) => fileName)).toEqual([]);
  });

  function statementsIn(file: ts.SourceFile): object[] {
    return [...nodesIn(file)].flatMap((node) =>
      ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) ? (readSql(textOf(node)) ?? []) : [],
    );
  }

  function tablesIn(file: ts.SourceFile): Set<string> {
    const passedTables = [...nodesIn(file)].flatMap((node) =>
      (ts.isCallExpression(node) || ts.isNewExpression(node)) &&
      TAKES_TABLE.test(node.expression.getText().replace(/^.*\./s, ''))
        ? (node.arguments ?? []).map(textOf)
        : ts.isPropertyAssignment(node) && node.name.getText() === 'table'
          ? [textOf(node.initializer)]
          : [],
    );
    return new Set([
      ...statementsIn(file).flatMap(tablesOf),
      ...passedTables.filter((text) => owners.has(text)),
    ]);
  }

  /** Evaluates strings, constants and arrow functions statically. Anything else becomes a gap. */
  function textOf(node: ts.Node | undefined): string {
    if (node === undefined) return GAP;
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce(
        (text, { expression, literal }) => text + textOf(expression) + literal.text,
        node.head.text,
      );
    if (ts.isArrowFunction(node)) return textOf(node.body);
    if (ts.isCallExpression(node)) return textOfCall(node);
    const symbol = checker.getSymbolAtLocation(node);
    return (symbol && passed.get(symbol)) ?? textOf(valueOf(node));
  }

  function textOfCall({ expression, arguments: given }: ts.CallExpression): string {
    const called = valueOf(expression);
    if (called === undefined || !ts.isArrowFunction(called)) return textOf(called);
    const names = called.parameters.map(({ name }) => checker.getSymbolAtLocation(name));
    const texts = given.map(textOf);
    names.forEach((name, index) => name && passed.set(name, texts[index] ?? GAP));
    const text = textOf(called.body);
    names.forEach((name) => name && passed.delete(name));
    return text;
  }

  /** The initializer of a constant. */
  function valueOf(node: ts.Node): ts.Expression | undefined {
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    const isImport = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const { valueDeclaration } = (isImport ? checker.getAliasedSymbol(symbol) : symbol) ?? {};
    return valueDeclaration !== undefined && ts.isVariableDeclaration(valueDeclaration)
      ? valueDeclaration.initializer
      : undefined;
  }
});

function areaOf({ fileName }: ts.SourceFile): string {
  return path
    .relative(SOURCES, fileName)
    .replace(/^modules\//, '')
    .replace(/\/.*$/s, '');
}

const isReadModel = ({ fileName }: ts.SourceFile) => fileName.endsWith('.read-model.ts');

/** Parses a statement or a fragment of one. Returns null if it names no table or is prose. */
function readSql(text: string): object | null {
  if (!BEFORE_TABLE.test(text)) return null;
  const tree = parse(text.replace(/(?<![:\w]):(?=[a-z])\w+/g, '$1'));
  if (tree === null && IN_CAPITALS.test(text)) throw new Error(`Cannot parse this SQL: ${text}`);
  return tree;
}

function tablesOf(statement: object): string[] {
  const named = [...namesIn(statement)];
  const own = new Set(['gap', ...named.flatMap(({ ctename }) => ctename ?? [])]);
  return named.flatMap(({ relname = 'gap' }) =>
    own.has(relname) || relname.startsWith('pg_') ? [] : relname,
  );
}

const isWrite = (statement: object) =>
  /"(?:Insert|Update|Delete|Merge)Stmt":/.test(JSON.stringify(statement));

function parse(text: string): object | null {
  for (const filled of fillings(text.split(GAP)))
    for (const frame of FRAMES) {
      try {
        return parseSync(frame + filled);
      } catch {
        // Tries the next combination.
      }
    }
  return null;
}

function* fillings([first = '', ...rest]: string[]): Generator<string> {
  if (rest.length === 0) yield first;
  else for (const after of fillings(rest)) for (const filling of FILLINGS) yield first + filling + after;
}

/** The nodes of a syntax tree, which may name tables or CTEs. Locked relations are skipped: they are aliases. */
function* namesIn(tree: unknown): Generator<{ relname?: string; ctename?: string }> {
  if (typeof tree !== 'object' || tree === null) return;
  yield tree;
  for (const [key, child] of Object.entries(tree)) if (key !== 'lockedRels') yield* namesIn(child);
}
