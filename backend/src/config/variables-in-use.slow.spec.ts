import ts from 'typescript';
import { nodesIn, readSources } from '../../test/support/sources.js';
import { environmentSchema } from './environment.js';

/** A property access. */
interface Read {
  property: ts.Symbol;
  /** The type of the object. */
  of: ts.Type;
}

/** The object a node reads and the property names: by one name, a union of names, or destructuring. */
function namesReadBy(node: ts.Node, checker: ts.TypeChecker): [ts.Node, string[]] | null {
  if (ts.isPropertyAccessExpression(node)) return [node.expression, [node.name.text]];
  if (ts.isElementAccessExpression(node)) {
    const index = checker.getTypeAtLocation(node.argumentExpression);
    const choices = index.isUnion() ? index.types : [index];
    return [node.expression, choices.flatMap((each) => (each.isStringLiteral() ? [each.value] : []))];
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    return ts.isIdentifier(name) ? [node.parent, [name.text]] : null;
  }
  return null;
}

function readsOf(file: ts.SourceFile, checker: ts.TypeChecker): Read[] {
  return [...nodesIn(file)].flatMap((node) => {
    const [object, names] = namesReadBy(node, checker) ?? [null, []];
    if (object === null) return [];
    const of = checker.getApparentType(checker.getTypeAtLocation(object));
    return names.flatMap((name) => {
      const property = checker.getPropertyOfType(of, name);
      return property === undefined ? [] : [{ property, of }];
    });
  });
}

/** A setting and the type that contains it. */
interface Setting {
  property: ts.Symbol;
  whole: ts.Type;
}

/** The settings of a type, including nested ones: properties declared in `config/`. */
function settingsIn(whole: ts.Type, checker: ts.TypeChecker): Setting[] {
  return checker.getPropertiesOfType(whole).flatMap((property) => {
    const declaredIn = property.declarations?.[0]?.getSourceFile().fileName ?? '';
    if (!declaredIn.includes('/src/config/')) return [];
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
    return [{ property, whole }, ...settingsIn(type, checker)];
  });
}

describe('a validated variable', () => {
  const { files, checker } = readSources('src', 'sandbox');
  const isOfConfig = ({ fileName }: ts.SourceFile) => fileName.includes('/src/config/');
  const readIn = (where: ts.SourceFile[]) => where.flatMap((file) => readsOf(file, checker));

  it('becomes a part of the configuration', () => {
    const names = new Set(readIn(files.filter(isOfConfig)).map(({ property }) => property.name));
    expect(Object.keys(environmentSchema.shape).filter((name) => !names.has(name))).toEqual([]);
  });

  it('is used: every setting is read somewhere', () => {
    const reads = new Map<string, Read[]>();
    for (const read of readIn(files.filter((file) => !isOfConfig(file)))) {
      const { name } = read.property;
      const known = reads.get(name);
      if (known === undefined) reads.set(name, [read]);
      else known.push(read);
    }
    const file = files.find(({ fileName }) => fileName.endsWith('/config/app-config.ts'));
    const config = [...nodesIn(file!)].find(
      (node): node is ts.ClassDeclaration => ts.isClassDeclaration(node) && node.name?.text === 'AppConfig',
    );
    const parts = settingsIn(checker.getTypeAtLocation(config!), checker);
    const isRead = ({ property: { name, declarations = [] }, whole }: Setting) =>
      reads.get(name)?.some(
        ({ property, of }) =>
          (property.declarations?.some((each) => declarations.includes(each)) ?? false) ||
          // Passed to code that has another type for it.
          checker.isTypeAssignableTo(whole, of) ||
          checker.isTypeAssignableTo(of, whole),
      );
    expect(parts.length).toBeGreaterThan(50);
    expect(parts.filter((part) => isRead(part) !== true).map(({ property }) => property.name)).toEqual([]);
  });
});
