import { z } from 'zod';
import { type ImportedFile, type LeftOut } from '../import-entries.js';
import { PORTABILITY_LIMITS } from '../portability-limits.rules.js';
import { entryName, toImportedLink } from './entry-words.js';

const link = z.object({
  title: z.string().nullish(),
  link: z.string().nullish(),
  order: z.coerce.number().catch(0),
  // LinkStack shows those with `yes` after the others.
  up_link: z.string().nullish(),
});

const file = z.object({ links: z.array(z.unknown()) });

/** Reads what LinkStack exports, `user_data-….json` and `links-….json` alike; null for another file. */
export function readLinkStack(value: unknown): ImportedFile | null {
  const parsed = file.safeParse(value);
  if (!parsed.success) return null;
  const leftOut: LeftOut[] = [];
  const links = parsed.data.links
    .slice(0, PORTABILITY_LIMITS.entries)
    .flatMap((entry) => link.safeParse(entry).data ?? [])
    .toSorted(
      (one, other) =>
        Number(one.up_link === 'yes') - Number(other.up_link === 'yes') || one.order - other.order,
    )
    .flatMap(({ title, link: url }) => {
      // Texts may be HTML.
      const words = (title ?? '').replace(/<[^>]*>/g, ' ');
      if (url !== null && url !== undefined && url.trim() !== '') return [toImportedLink(words, url)];
      leftOut.push({ kind: 'link', name: entryName(words), reason: 'noUrl' });
      return [];
    });
  return { source: 'linkstack', links, contents: [], page: null, leftOut, close: () => Promise.resolve() };
}
