import { type Language } from '../../../src/common/rules/language.js';
import { escapeText, languageLink, sandboxPage } from '../sandbox-page.js';
import { type GooglePerson, type SandboxVideo } from './people.js';

const WORDS = {
  ja: {
    heading: '投稿できる動画',
    lead: 'YouTubeを連携したあと、動画のURLを入力する画面にコピーしてお使いください。',
    private: '（非公開）',
  },
  en: {
    heading: 'Videos to post',
    lead: 'After you have linked YouTube, copy an address to where you are asked for one.',
    private: ' (private)',
  },
} as const;

/** Lists the sandbox's YouTube videos, whose URLs testers need. */
export function videosPage(people: readonly GooglePerson[], address: string, language: Language): string {
  const { heading, lead } = WORDS[language];
  const owners = people.filter(({ channels }) => channels.length > 0);
  const parts = owners.flatMap(({ displayName, channels }) =>
    channels.map(
      ({ title, videos }) => `
      <h2>${escapeText(`${displayName}: ${title}`)}</h2>
      ${videos.map((video) => entry(video, language)).join('')}`,
    ),
  );
  return sandboxPage(
    'YouTube',
    language,
    `<h1>${heading}</h1><p class="lead">${lead}</p>${parts.join('')}`,
    languageLink(address, language),
  );
}

function entry({ id, title, privacyStatus }: SandboxVideo, language: Language): string {
  const hidden = privacyStatus === 'private' ? WORDS[language].private : '';
  const address = `https://www.youtube.com/watch?v=${id}`;
  return `<p class="post"><b>${escapeText(title)}${hidden}</b><code>${escapeText(address)}</code></p>`;
}
