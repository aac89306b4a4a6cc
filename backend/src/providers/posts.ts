/** One picture or video of a post, at the provider's own hosts; the addresses may end soon. */
export interface ProviderMedia {
  /** The picture, or one moment of the video; null where the provider keeps it to itself. */
  imageUrl: string | null;
  videoFlag: boolean;
  /** Null for a picture, and where the provider keeps the video to itself. */
  videoUrl: string | null;
}

/** A video on YouTube that people may see. */
export interface YoutubeVideo {
  videoId: string;
  /** The channel that it was uploaded to. */
  channelId: string;
  title: string;
  description: string;
  /** Without the sign before them. */
  hashTags: string[];
  thumbnailUrl: string | null;
  publishedAt: Date;
}

/** A post on Instagram. */
export interface InstagramPost {
  id: string;
  permalink: string;
  /** Empty where there is none. */
  description: string;
  /** Those of the description, without the sign before them. */
  hashTags: string[];
  /** At least one, in the order of the post. */
  media: ProviderMedia[];
  publishedAt: Date;
}

/** A part of somebody's posts, the newest first. */
export interface InstagramPostPage {
  posts: InstagramPost[];
  /** Asks for those that follow; null where none do. */
  nextPageToken: string | null;
}
