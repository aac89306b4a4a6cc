const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 cannot contain, not even escaped (section 2.2). */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Markup that must not be escaped again. */
class Markup {
  constructor(readonly text: string) {}
}

type Child = Markup | string | null;

/** Escapes text for elements and attributes of XML and HTML. */
export function escapeMarkup(text: string): string {
  return text.replace(NOT_IN_XML, '\u{fffd}').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Writes an element. Text is escaped, and null children are left out. */
export function element(name: string, attributes: Record<string, string>, ...children: Child[]): Markup {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  const content = children.map((child) =>
    child === null ? '' : child instanceof Markup ? child.text : escapeMarkup(child),
  );
  const start = `<${name}${written.join('')}`;
  return new Markup(content.length === 0 ? `${start}/>` : `${start}>${content.join('')}</${name}>`);
}

/** The XML declaration. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
