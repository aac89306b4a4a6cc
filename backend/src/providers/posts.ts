/** A picture or video of a post. URLs are the provider's and may expire. */
export interface ProviderMedia {
  /** The picture, or a still of the video; null if the provider withholds it. */
  imageUrl: string | null;
  videoFlag: boolean;
  /** Null for a picture, or if the provider withholds the video. */
  videoUrl: string | null;
}

/** A YouTube video that is not private. */
export interface YoutubeVideo {
  videoId: string;
  /** The ID of the channel it was uploaded to. */
  channelId: string;
  title: string;
  description: string;
  /** Without the leading `#`. */
  hashTags: string[];
  thumbnailUrl: string | null;
  publishedAt: Date;
}

export interface InstagramPost {
  id: string;
  permalink: string;
  /** Empty if there is none. */
  description: string;
  /** Taken from the description, without the leading `#`. */
  hashTags: string[];
  /** At least one, in post order. */
  media: ProviderMedia[];
  publishedAt: Date;
}

/** A page of posts, newest first. */
export interface InstagramPostPage {
  posts: InstagramPost[];
  /** The token of the next page; null on the last page. */
  nextPageToken: string | null;
}
