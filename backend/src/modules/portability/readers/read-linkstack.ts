import { z } from 'zod';
import { wordsOfHtml } from '../../../common/parse-html.js';
import { type ImportedFile, type LeftOut } from '../import-entries.js';
import { PORTABILITY_LIMITS } from '../portability-limits.rules.js';
import { entryName, readOf, toImportedLink } from './entry-words.js';

const link = z.object({
  title: z.string().nullish(),
  link: z.string().nullish(),
  order: z.coerce.number().catch(0),
  // LinkStack shows entries with `yes` after the others.
  up_link: z.string().nullish(),
});

/** Reads LinkStack exports (`user_data-….json` and `links-….json`); null for other files. */
export function readLinkStack(value: unknown): ImportedFile | null {
  const found = typeof value === 'object' && value !== null && 'links' in value ? value.links : null;
  if (!Array.isArray(found)) return null;
  const leftOut: LeftOut[] = [];
  const links = (found as unknown[])
    .slice(0, PORTABILITY_LIMITS.entries)
    .flatMap((entry) => link.safeParse(entry).data ?? [])
    .toSorted(
      (one, other) =>
        Number(one.up_link === 'yes') - Number(other.up_link === 'yes') || one.order - other.order,
    )
    .flatMap(({ title, link: url }) => {
      // Texts may be HTML.
      const words = wordsOfHtml(readOf(title ?? ''));
      if (url !== null && url !== undefined && url.trim() !== '') return [toImportedLink(words, url)];
      leftOut.push({ kind: 'link', name: entryName(words), reason: 'noUrl' });
      return [];
    });
  return { source: 'linkstack', links, contents: [], page: null, leftOut };
}
