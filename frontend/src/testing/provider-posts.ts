import { type InstagramPost } from '../api/generated/model/instagramPost';
import { type InstagramPostList } from '../api/generated/model/instagramPostList';
import { type LinkageProvider } from '../api/generated/model/linkageProvider';
import { type LinkageProviders } from '../api/generated/model/linkageProviders';
import { type OwnLinkage } from '../api/generated/model/ownLinkage';
import { type PostMedium } from '../api/generated/model/postMedium';
import { type YoutubeVideo } from '../api/generated/model/youtubeVideo';
import { aLinkage } from './page-contents';

const SERVICES: Record<LinkageProvider, string> = {
  youtube: 'YouTube',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  x: 'X',
};

/** All providers of linked accounts. */
export const LINKAGE_PROVIDERS: LinkageProviders = {
  results: Object.entries(SERVICES).map(([name, providerDisplayName]) => ({
    providerName: name as LinkageProvider,
    providerDisplayName,
    providerDomain: `${name}.com`,
  })),
  total: 4,
};

/** An own linked account, a YouTube channel by default. */
export function anOwnLinkage(overrides: Partial<OwnLinkage> = {}): OwnLinkage {
  const { providerName = 'youtube' } = overrides;
  return {
    ...aLinkage(),
    providerName,
    providerDisplayName: SERVICES[providerName],
    needsReconnect: false,
    ...overrides,
  };
}

/** A list of own linked accounts. */
export function linkageList(...results: OwnLinkage[]) {
  return { results, total: results.length };
}

/** A YouTube video. */
export function aYoutubeVideo(overrides: Partial<YoutubeVideo> = {}): YoutubeVideo {
  return {
    videoId: 'hanaTaba_01',
    title: '朝の市場で選ぶ、今週の花',
    description: '長もちさせるコツもお話しします。',
    hashTags: ['花のある暮らし'],
    thumbnail: 'https://i.ytimg.com/vi/hanaTaba_01/hqdefault.jpg',
    previewUrl: '/api/oauth/previews/video',
    publishedAt: '2026-10-03T09:00:00.000Z',
    ...overrides,
  };
}

/** A medium of an Instagram post. */
export function aPostMedium(overrides: Partial<PostMedium> = {}): PostMedium {
  return {
    imageUrl: 'https://scontent.cdninstagram.com/v/t51.29350-15/hana.jpg',
    previewUrl: '/api/oauth/previews/post',
    videoFlag: false,
    videoUrl: null,
    ...overrides,
  };
}

/** An Instagram post. */
export function anInstagramPost(overrides: Partial<InstagramPost> = {}): InstagramPost {
  return {
    id: '17900000000000003',
    permalink: 'https://www.instagram.com/p/C2/',
    description: '秋色のブーケができました。 #秋の花束',
    hashTags: ['秋の花束'],
    media: [aPostMedium()],
    publishedAt: '2026-10-03T09:00:00.000Z',
    ...overrides,
  };
}

/** Posts named by their numbers, "Post 1" and so on. */
export function somePosts(from: number, to: number): InstagramPost[] {
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const name = String(from + index);
    return anInstagramPost({
      id: name,
      permalink: `https://www.instagram.com/p/C${name}/`,
      description: `Post ${name}`,
    });
  });
}

/** A page of posts. */
export function aPostList(
  posts: readonly InstagramPost[],
  nextPageToken: string | null = null,
): InstagramPostList {
  return { posts: [...posts], nextPageToken };
}
