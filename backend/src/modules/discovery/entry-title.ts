import { type Language, type Words } from '../../common/language.js';
import { type ContentProvider } from '../../providers/provider.rules.js';

/** The longest title made of a content's text, in characters. */
const MAX_TITLE = 60;

const SERVICES: Record<ContentProvider, string> = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  tiktok: 'TikTok',
};

const UNTITLED = (service: string): Words => ({ ja: `${service}の投稿`, en: `Post on ${service}` });

/** The title of a content outside the site: its own, else the beginning of its text, else its service. */
export function entryTitle(
  {
    title,
    description,
    provider,
  }: { title: string | null; description: string | null; provider: ContentProvider },
  language: Language,
): string {
  if (title !== null) return title;
  const line = (description ?? '').replace(/\s+/g, ' ').trim();
  if (line === '') return UNTITLED(SERVICES[provider])[language];
  const characters = [...new Intl.Segmenter(language).segment(line)];
  if (characters.length <= MAX_TITLE) return line;
  return `${line.slice(0, characters[MAX_TITLE]?.index)}…`;
}
