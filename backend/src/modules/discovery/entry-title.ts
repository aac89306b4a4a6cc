import { type Language, type Words } from '../../common/rules/language.js';
import { type ContentProvider } from '../../providers/provider.rules.js';
import { contentName, type ContentTexts } from '../contents/content-name.rules.js';

const SERVICES: Record<ContentProvider, string> = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  tiktok: 'TikTok',
};

const UNTITLED = (service: string): Words => ({ ja: `${service}の投稿`, en: `Post on ${service}` });

/** The title of a content outside the site: its name, else its service. */
export function entryTitle(
  { provider, ...texts }: ContentTexts & { provider: ContentProvider },
  language: Language,
): string {
  return contentName(texts) ?? UNTITLED(SERVICES[provider])[language];
}
