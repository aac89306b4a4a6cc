import { textsIn, webAddress } from '@hitohira/backend/rules';
import { type SocialMediaPosting, type VideoObject, type WithContext } from 'schema-dts';
import { cutText } from '../components/text/cut-text';
import { type StoredPicture } from '../components/pictures/Picture';
import { contentPath, profilePath } from '../config/paths';
import { type Content } from '../features/contents/api/content';
import { playerOf, type VideoPlayer } from '../features/contents/video-player';
import { type PublicAccount } from '../api/generated/model/publicAccount';
import {
  addressBeside,
  embedLink,
  type HeadInput,
  type PageHead,
  ownTags,
  publicHead,
  summary,
  unlistedHead,
} from './head';

interface ContentHeadData {
  account: PublicAccount;
  content: Content;
  name: string;
  searchable: boolean;
  shareCard: string | null;
}

/** The length that search engines and chats show. */
const DESCRIPTION_LENGTH = 160;

/** The longer side of a player in chats, in pixels. */
const PLAYER_PX = 1280;

function shorten(text: string | null): string | null {
  const line = summary(text);
  if (line === null) return null;
  const { beginning, rest } = cutText(line, DESCRIPTION_LENGTH);
  return rest === '' ? line : `${beginning}…`;
}

const picturesOf = ({ media }: Content): StoredPicture[] => media.flatMap(({ picture }) => picture ?? []);

function firstPlayer(content: Content): VideoPlayer | null {
  for (const medium of content.media) {
    const player = playerOf(content, medium);
    if (player !== null) return player;
  }
  return null;
}

/** Open Graph tags of a video (`og:video`, type `video.other`). */
function videoTags({ url, ratio }: VideoPlayer, { publishedAt, hashTags }: Content) {
  const [width, height] = ratio >= 1 ? [PLAYER_PX, PLAYER_PX / ratio] : [PLAYER_PX * ratio, PLAYER_PX];
  return [
    { property: 'og:video', content: url },
    { property: 'og:video:secure_url', content: url },
    { property: 'og:video:type', content: 'text/html' },
    { property: 'og:video:width', content: String(Math.round(width)) },
    { property: 'og:video:height', content: String(Math.round(height)) },
    { property: 'video:release_date', content: publishedAt },
    ...hashTags.map((tag) => ({ property: 'video:tag', content: tag })),
  ];
}

/** Open Graph tags of other posts (type `article`). */
function postTags({ publishedAt, hashTags }: Content, author: string) {
  return [
    { property: 'article:published_time', content: publishedAt },
    { property: 'article:author', content: author },
    ...hashTags.map((tag) => ({ property: 'article:tag', content: tag })),
  ];
}

interface DescribedContent extends ContentHeadData {
  player: VideoPlayer | null;
  url: string;
  authorUrl: string;
  publicUrl: string;
}

/** The content as schema.org data: a video, which needs a thumbnail, or a post, which needs a text. */
function contentJsonLd({
  account,
  content,
  name,
  player,
  url,
  authorUrl,
  publicUrl,
}: DescribedContent): WithContext<SocialMediaPosting> | WithContext<VideoObject> {
  const { description, publishedAt, hashTags, contentUrl } = content;
  const images = picturesOf(content).map(({ preview }) => new URL(preview, publicUrl).href);
  const common = {
    url,
    mainEntityOfPage: url,
    ...(webAddress(contentUrl) === null ? {} : { sameAs: contentUrl }),
    author: {
      '@type': 'Person' as const,
      name: account.displayName,
      alternateName: account.displayId,
      url: authorUrl,
    },
    ...(description === null ? {} : { description }),
    ...(hashTags.length === 0 ? {} : { keywords: hashTags.join(', ') }),
  };
  return player === null || images.length === 0
    ? {
        '@context': 'https://schema.org',
        '@type': 'SocialMediaPosting',
        headline: name,
        text: description ?? name,
        datePublished: publishedAt,
        ...common,
        ...(images.length === 0 ? {} : { image: images }),
      }
    : {
        '@context': 'https://schema.org',
        '@type': 'VideoObject',
        name,
        uploadDate: publishedAt,
        embedUrl: player.url,
        ...common,
        thumbnailUrl: images,
      };
}

/** The head of a content's page. */
export function contentHead(input: HeadInput, data: ContentHeadData): PageHead {
  const { content, name, searchable, shareCard } = data;
  const account = { ...data.account, ...textsIn(data.account, input.language) };
  const { displayId, displayName } = account;
  const { publicUrl } = input;
  const head = publicHead(input, {
    title: input.t('titles:content', { name, displayName }),
    description: shorten(content.description) ?? input.t('heads:descriptions.content', { displayName }),
    barePath: contentPath(displayId, content.contentId),
  });
  const url = addressBeside(input, contentPath(displayId, content.contentId));
  const authorUrl = addressBeside(input, profilePath(displayId));
  const player = firstPlayer(content);
  const [picture] = picturesOf(content);
  const type = player === null ? 'article' : 'video.other';
  const listed: PageHead = {
    ...head,
    openGraph: [
      ...ownTags(head, publicUrl, { type, title: name, card: shareCard, picture }),
      ...(player === null ? postTags(content, authorUrl) : videoTags(player, content)),
    ],
    formats: [embedLink(url, name, publicUrl)],
    jsonLd: contentJsonLd({ ...data, account, player, url, authorUrl, publicUrl }),
  };
  return searchable ? listed : unlistedHead(listed);
}
