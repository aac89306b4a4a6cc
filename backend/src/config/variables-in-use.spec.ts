import ts from 'typescript';
import { nodesIn, readSources } from '../../test/support/sources.js';
import { environmentSchema } from './environment.js';

/** A property that is read. */
interface Read {
  property: ts.Symbol;
  /** What it is read of. */
  of: ts.Type;
}

/** Of what a node reads something and under which names: by one, by one of several, or by taking it apart. */
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
    const settings = files.find(({ fileName }) => fileName.endsWith('/config/app-config.ts'));
    const parts = [...nodesIn(settings!)].filter(
      (node): node is ts.PropertySignature | ts.PropertyDeclaration =>
        ts.isPropertySignature(node) ||
        (ts.isPropertyDeclaration(node) &&
          ts.getModifiers(node)?.[0]?.kind === ts.SyntaxKind.AbstractKeyword),
    );
    const isRead = (part: ts.PropertySignature | ts.PropertyDeclaration) => {
      const whole = checker.getTypeAtLocation(part.parent);
      return reads.get(part.name.getText())?.some(
        ({ property, of }) =>
          (property.declarations?.includes(part) ?? false) ||
          // Handed on to who knows it by another name.
          checker.isTypeAssignableTo(whole, of) ||
          checker.isTypeAssignableTo(of, whole),
      );
    };
    expect(parts.length).toBeGreaterThan(50);
    expect(parts.filter((part) => isRead(part) !== true).map((part) => part.name.getText())).toEqual([]);
  });
});
