/** The preload link of the page's style sheet, which the page's scripts come with. */
const PRELOAD = 'link[rel="preload"][as="style"]';

/**
 * Loads the style sheet. The document has the rules for what the server rendered; this one has those for what appears
 * later. Does nothing in development, where modules add their own styles.
 *
 * @throws Error if the file cannot be loaded
 */
export async function loadStyleSheet(): Promise<void> {
  const preload = document.querySelector<HTMLLinkElement>(PRELOAD);
  if (preload === null) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = preload.href;
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${link.href} could not be loaded`)));
    // Emotion's styles come after it, and win.
    document.head.insertBefore(link, document.querySelector('style[data-emotion]'));
  });
}
