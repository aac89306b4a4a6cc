import { loadStyleSheet } from './load-style-sheet';

/** The link that the call adds. */
const added = () => document.head.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!;

describe('loading the style sheet', () => {
  beforeEach(() => {
    document.head.innerHTML =
      '<style>a{}</style><style data-emotion="h"></style><link rel="preload" as="style" href="/assets/style.css">';
  });

  it('resolves when it is loaded, and lets Emotion override it', async () => {
    const loaded = loadStyleSheet();
    expect(added().getAttribute('href')).toBe('http://localhost/assets/style.css');
    expect(added().nextElementSibling).toBe(document.head.querySelector('[data-emotion]'));
    added().dispatchEvent(new Event('load'));
    await expect(loaded).resolves.toBeUndefined();
  });

  it('rejects if it cannot be loaded', async () => {
    const loaded = loadStyleSheet();
    added().dispatchEvent(new Event('error'));
    await expect(loaded).rejects.toThrow('/assets/style.css could not be loaded');
  });

  it('adds nothing in development, where there is none', async () => {
    document.head.innerHTML = '<style>a{}</style>';
    await expect(loadStyleSheet()).resolves.toBeUndefined();
    expect(document.head.querySelector('link')).toBeNull();
  });
});
