import {
  type ContentProvider,
  isInstagramStory,
  tiktokPost,
  youtubeVideoId,
  youtubeVideoUrl,
} from '../../providers/provider.rules.js';
import { type InstagramPost, type YoutubeVideo } from '../../providers/posts.js';

/** What a provider says of a post, in the form in which it is kept; null where nothing is said. */
export interface ProviderWords {
  title: string | null;
  description: string | null;
  hashTags: string[];
}

/** Where a content comes from. */
export interface ContentOrigin {
  /** Through which linked account it is the creator's. */
  linkageId: number;
  /** Names it at the provider; null where the provider was not asked for it. */
  providerContentId: string | null;
  /** The address under which it is kept. */
  contentUrl: string;
  publishedAt: Date;
  /** Null where the provider was not asked: then every word is the creator's. */
  said: ProviderWords | null;
}

/** What has to be asked before a content is stored: what the provider says of it, or no more than whether it is linked. */
export type OriginQuestion =
  { ask: 'video'; videoId: string } | { ask: 'post'; permalink: string } | { ask: 'linkage' };

/** What there is to ask about a content whose address is one of its provider's. */
export function questionAbout(provider: ContentProvider, contentUrl: string): OriginQuestion {
  const videoId = provider === 'youtube' ? youtubeVideoId(contentUrl) : null;
  if (videoId !== null) return { ask: 'video', videoId };
  const isPost = provider === 'instagram' && !isInstagramStory(contentUrl);
  return isPost ? { ask: 'post', permalink: contentUrl } : { ask: 'linkage' };
}

/** TikTok began in 2016; an id that says an earlier time is of another make. */
const FIRST_TIKTOK = Date.UTC(2016, 0);

/**
 * When a post appeared that its provider is not asked about. An id of TikTok's says it: its upper 32 bits are seconds.
 * A story, and what has no such id, appears now.
 */
export function publishedAtOf(contentUrl: string, now = new Date()): Date {
  const id = BigInt(tiktokPost(contentUrl)?.id ?? 0);
  const saidAt = Number(id >> 32n) * 1000;
  return saidAt >= FIRST_TIKTOK && saidAt <= now.getTime() ? new Date(saidAt) : now;
}

/** What YouTube says of a video. */
export function wordsOfVideo({ title, description, hashTags }: YoutubeVideo): ProviderWords {
  return { title: title || null, description: description || null, hashTags };
}

/** What a video of YouTube comes from. */
export function originOfVideo(linkageId: number, video: YoutubeVideo): ContentOrigin {
  const { videoId, publishedAt } = video;
  return {
    linkageId,
    providerContentId: videoId,
    contentUrl: youtubeVideoUrl(videoId),
    publishedAt,
    said: wordsOfVideo(video),
  };
}

/** What a post of Instagram comes from; it has no title there. */
export function originOfPost(linkageId: number, post: InstagramPost): ContentOrigin {
  const { id, permalink, publishedAt, description, hashTags } = post;
  return {
    linkageId,
    providerContentId: id,
    contentUrl: permalink,
    publishedAt,
    said: { title: null, description: description || null, hashTags },
  };
}

/** Of the words of a content those that are not as the provider said them, and with that the creator's own. */
export function editsOf(
  sent: ProviderWords,
  said: ProviderWords | null,
): { titleEdited: boolean; descriptionEdited: boolean; hashTagsEdited: boolean } {
  return {
    titleEdited: sent.title !== (said?.title ?? null),
    descriptionEdited: sent.description !== (said?.description ?? null),
    hashTagsEdited: !isSameList(sent.hashTags, said?.hashTags ?? []),
  };
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index]);
}
