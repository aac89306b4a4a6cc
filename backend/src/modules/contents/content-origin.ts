import { youtubeVideoUrl } from '../../providers/content-address.rules.js';
import { tiktokPost } from '../../providers/provider.rules.js';
import { type InstagramPost, type YoutubeVideo } from '../../providers/posts.js';

/** The provider's text for a post, normalised; null if empty. */
export interface ProviderText {
  title: string | null;
  description: string | null;
  hashTags: string[];
}

/** The origin of a content. */
export interface ContentOrigin {
  /** The linkage of the account that published it. */
  linkageId: number;
  /** The ID at the provider; null if the provider was not called. */
  providerContentId: string | null;
  /** The URL to store. */
  contentUrl: string;
  publishedAt: Date;
  /** Null if the provider was not called; all text is then the creator's. */
  said: ProviderText | null;
}

/** TikTok started in 2016; IDs with an earlier time have another format. */
const FIRST_TIKTOK = Date.UTC(2016, 0);

/**
 * The publication time of a post that is not read from the provider. The upper 32 bits of a TikTok ID are a Unix
 * time; otherwise it is now.
 */
export function publishedAtOf(contentUrl: string, now = new Date()): Date {
  const id = BigInt(tiktokPost(contentUrl)?.id ?? 0);
  const saidAt = Number(id >> 32n) * 1000;
  return saidAt >= FIRST_TIKTOK && saidAt <= now.getTime() ? new Date(saidAt) : now;
}

/** The text of a YouTube video. */
export function textOfVideo({ title, description, hashTags }: YoutubeVideo): ProviderText {
  return { title: title || null, description: description || null, hashTags };
}

/** The origin of a YouTube video. */
export function originOfVideo(linkageId: number, video: YoutubeVideo): ContentOrigin {
  const { videoId, publishedAt } = video;
  return {
    linkageId,
    providerContentId: videoId,
    contentUrl: youtubeVideoUrl(videoId),
    publishedAt,
    said: textOfVideo(video),
  };
}

/** The origin of an Instagram post, which has no title. */
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

/** Which texts differ from the provider's and are therefore the creator's own. */
export function editedFlags(
  sent: ProviderText,
  said: ProviderText | null,
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
