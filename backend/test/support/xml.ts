import { SaxesParser } from 'saxes';

/** An element of an XML document. */
export interface XmlElement {
  /** Its name with its namespace, as in `{http://www.w3.org/2005/Atom}entry`. */
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Its text, without that of its children. */
  text: string;
}

/**
 * Parses a document.
 *
 * @throws Error if it is not well-formed (XML 1.0 with namespaces)
 */
export function readXml(document: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    const values = Object.values(attributes).map(({ name, value }) => [name, value]);
    const element = {
      name: `{${uri}}${local}`,
      attributes: Object.fromEntries(values) as Record<string, string>,
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.write(document).close();
  return top.children[0]!;
}
