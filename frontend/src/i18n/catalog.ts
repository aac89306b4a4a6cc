import { type Language } from '@hitohira/backend/rules';
import { type Loaders, type Namespace, type Words } from './namespaces';

/** The dotted keys of a tree of texts. */
type Path<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Path<Tree[Key]>}`;
}[keyof Tree & string];

/** One or several namespaces; the first one is the default for keys without a namespace. */
export type Namespaces = Namespace | [Namespace, ...Namespace[]];

type First<Ns extends Namespaces> = Ns extends Namespace ? Ns : Ns[0] & Namespace;

type Each<Ns extends Namespaces> = Ns extends readonly Namespace[] ? Ns[number] : Ns & Namespace;

/** The keys of some namespaces: `key` in the first one, `namespace:key` in any. */
type TranslationKey<Ns extends Namespaces> =
  Path<Words[First<Ns>]> | { [Name in Each<Ns>]: `${Name}:${Path<Words[Name]>}` }[Each<Ns>];

/** The values of `{{placeholders}}`. */
type Values = Readonly<Record<string, string | number>>;

/** Returns the text of a key, or of the first of several keys that has one. */
export type Translate<Ns extends Namespaces = 'common'> = (
  key: TranslationKey<Ns> | readonly TranslationKey<Ns>[],
  values?: Values,
) => string;

/** A tree of texts. */
type Texts = string | { readonly [key: string]: Texts };

/** The texts of one language, by namespace. */
export class Catalog {
  readonly language: Language;
  private readonly namespaces = new Set<Namespace>();
  /** By `namespace:dotted.key`. */
  private readonly texts = new Map<string, string>();
  private readonly translators = new Map<
    string,
    (key: string | readonly string[], values?: Values) => string
  >();

  constructor(language: Language) {
    this.language = language;
  }

  has(namespace: Namespace): boolean {
    return this.namespaces.has(namespace);
  }

  add(namespace: Namespace, texts: Texts): void {
    this.namespaces.add(namespace);
    const flatten = (key: string, texts: Texts) => {
      if (typeof texts === 'string') this.texts.set(key, texts);
      else for (const [name, inner] of Object.entries(texts)) flatten(`${key}.${name}`, inner);
    };
    for (const [name, inner] of Object.entries(texts)) flatten(`${namespace}:${name}`, inner);
  }

  /** Loads the namespaces that are missing. */
  async load<Names extends Namespace>(loaders: Loaders<Names>, namespaces: readonly Names[]): Promise<void> {
    await Promise.all(
      namespaces
        .filter((namespace) => !this.has(namespace))
        .map(async (namespace) => {
          const { default: texts } = await loaders[namespace]();
          this.add(namespace, texts);
        }),
    );
  }

  /** The translate function of some namespaces; cached, so that its identity is stable. */
  in<const Ns extends Namespaces>(namespaces: Ns): Translate<Ns> {
    const first = typeof namespaces === 'string' ? namespaces : namespaces[0];
    const cached = this.translators.get(first);
    if (cached !== undefined) return cached;
    const translate = (key: string | readonly string[], values?: Values) => {
      const keys = typeof key === 'string' ? [key] : key;
      // A missing text is a bug; showing its key keeps the page usable.
      const text = keys.map((each) => this.find(first, each)).find((found) => found !== undefined);
      return text === undefined ? String(keys[0]) : interpolate(text, values);
    };
    this.translators.set(first, translate);
    return translate;
  }

  private find(first: string, key: string): string | undefined {
    return this.texts.get(key.includes(':') ? key : `${first}:${key}`);
  }
}

function interpolate(text: string, values: Values = {}): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
