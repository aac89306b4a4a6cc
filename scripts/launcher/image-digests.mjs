/** Image references in Compose files and Dockerfiles, with a tag and an optional digest. */
const NAMED = /^(\s*image:\s*|FROM\s+)([\w./-]+:[\w.-]+)(?:@sha256:[0-9a-f]{64})?(?=\s|$)/gm;

/** The images in a file, by name and tag. */
export function imagesIn(text) {
  return [...new Set([...text.matchAll(NAMED)].map(([, , image]) => image))];
}

/**
 * Adds or replaces the digest of each image.
 *
 * @param {string} text
 * @param {ReadonlyMap<string, string>} digests by name and tag; other images stay unchanged
 */
export function pinImages(text, digests) {
  return text.replace(NAMED, (named, keyword, image) =>
    digests.has(image) ? `${keyword}${image}@${digests.get(image)}` : named,
  );
}
