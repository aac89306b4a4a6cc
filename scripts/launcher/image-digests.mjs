/** Where files name images: `image:` in a Compose file, `FROM` in a Dockerfile; each with its tag, and a digest if pinned. */
const NAMED = /^(\s*image:\s*|FROM\s+)([\w./-]+:[\w.-]+)(?:@sha256:[0-9a-f]{64})?(?=\s|$)/gm;

/** The images that a file names, by name and tag. */
export function imagesIn(text) {
  return [...new Set([...text.matchAll(NAMED)].map(([, , image]) => image))];
}

/**
 * The file with the digest of each image behind its tag, in the place of one that is there.
 *
 * @param {string} text
 * @param {ReadonlyMap<string, string>} digests by name and tag; what is not among them stays as it is
 */
export function pinImages(text, digests) {
  return text.replace(NAMED, (named, keyword, image) =>
    digests.has(image) ? `${keyword}${image}@${digests.get(image)}` : named,
  );
}
