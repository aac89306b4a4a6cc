import { Catalog } from './catalog';

function aCatalog(): Catalog {
  const catalog = new Catalog('en');
  catalog.add('common', { actions: { cancel: 'Cancel', copyUrl: 'Copy {{name}} to {{place}}' } });
  catalog.add('login', { title: 'Log in', common: 'Not the namespace' });
  return catalog;
}

// Keys of this test only.
const textIn = (catalog: Catalog, ...namespaces: Parameters<Catalog['in']>) =>
  catalog.in(...namespaces) as (key: string | readonly string[], values?: Record<string, unknown>) => string;

describe('a catalog', () => {
  it('finds a text in the first namespace, or in the one that its key names', () => {
    const t = textIn(aCatalog(), ['login', 'common']);
    expect(t('title')).toBe('Log in');
    expect(t('common:actions.cancel')).toBe('Cancel');
    expect(t('login:title')).toBe('Log in');
  });

  it('inserts values literally and leaves other placeholders visible', () => {
    const t = textIn(aCatalog(), 'common');
    expect(t('actions.copyUrl', { name: '<b>$& 1</b>', place: 0 })).toBe('Copy <b>$& 1</b> to 0');
    expect(t('actions.copyUrl', { name: 'a' })).toBe('Copy a to {{place}}');
  });

  it('uses the first of several keys that has a text', () => {
    const t = textIn(aCatalog(), 'common');
    expect(t(['actions.none', 'actions.cancel'])).toBe('Cancel');
    expect(t(['actions.none', 'nothing'])).toBe('actions.none');
  });

  it.each(['actions', 'cancel', 'constructor', 'actions.toString', 'errors:title'])(
    'returns the key %s if it has no text',
    (key) => {
      expect(textIn(aCatalog(), 'common')(key)).toBe(key);
    },
  );

  it('knows its namespaces', () => {
    const catalog = aCatalog();
    expect([catalog.has('login'), catalog.has('errors')]).toEqual([true, false]);
  });

  it('returns the same function every time, to avoid renders', () => {
    const catalog = aCatalog();
    expect(catalog.in('login')).toBe(catalog.in('login'));
    expect(catalog.in(['login', 'common'])).toBe(catalog.in('login'));
  });

  it('includes namespaces that are added later', () => {
    const catalog = new Catalog('en');
    const t = textIn(catalog, 'login');
    expect(t('title')).toBe('title');
    catalog.add('login', { title: 'Log in' });
    expect(t('title')).toBe('Log in');
  });
});
