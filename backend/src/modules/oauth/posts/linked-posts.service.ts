import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { POST_LIMITS } from '../linkage.rules.js';
import {
  type ContentProvider,
  instagramPostCode,
  ownerInAddress,
  tiktokPost,
} from '../../../providers/provider.rules.js';
import { GoogleClient } from '../../../providers/google/google.client.js';
import { InstagramClient } from '../../../providers/instagram/instagram.client.js';
import { LinkageClientsService } from '../../../providers/linkage-clients.service.js';
import { type InstagramPost, type InstagramPostPage, type YoutubeVideo } from '../../../providers/posts.js';
import { GrantDead, NotOwnContent } from '../../../providers/provider.errors.js';
import { TiktokClient } from '../../../providers/tiktok/tiktok.client.js';
import { LinkageNotFound } from '../linkages/linkages.errors.js';
import { PostNotFound } from './posts.errors.js';
import { LinkageGrantsService } from '../linkages/linkage-grants.service.js';
import { type LinkageProvider } from '../authorization/linkage-provider.js';
import { type LinkageKey, LinkagesRepository } from '../linkages/linkages.repository.js';
import { ListedPostsRepository } from './listed-posts.repository.js';

/** How many pages of posts are read, of all linkages together, to find one that was not listed a moment ago. */
const MOST_PAGES = 5;

const { page: PAGE } = POST_LIMITS;

/** Which part of somebody's posts is asked for. */
export interface PostRange {
  /** What the part before has named; undefined for the first. */
  after: string | undefined;
  limit: number;
}

/**
 * What creators have posted elsewhere, read through the accounts that they have linked. What one request of ours asks of
 * a provider shares one deadline.
 */
@Injectable()
export class LinkedPostsService {
  constructor(
    private readonly linkages: LinkagesRepository,
    private readonly grants: LinkageGrantsService,
    private readonly listed: ListedPostsRepository,
    private readonly clients: LinkageClientsService,
    private readonly google: GoogleClient,
    private readonly instagram: InstagramClient,
    private readonly tiktok: TiktokClient,
  ) {}

  /**
   * The linkage of the account that an address of a provider names; where it names none, one that works, where there is
   * one, and the oldest.
   *
   * @returns its id
   * @throws NotOwnContent where nothing is linked, or not what is named
   */
  async requireOwner(accountId: string, provider: ContentProvider, address: string): Promise<number> {
    const linkages = await this.linkages.listKeys(accountId, provider);
    const name = ownerInAddress(provider, address)?.toLowerCase();
    const owner = linkages.find(({ handle }) => name === undefined || handle.toLowerCase() === name);
    if (!owner) throw new NotOwnContent();
    return owner.id;
  }

  /** The linkage that a content is written with, which stays until the transaction has ended; null where it has gone. */
  hold(tx: EntityManager, linkageId: number): Promise<number | null> {
    return this.linkages.hold(tx, linkageId);
  }

  /**
   * The address of the post that a short link of TikTok stands for, without what TikTok notes in it of who has shared it.
   *
   * @throws NotOwnContent where no account is linked
   * @throws ProviderUnavailable
   * @returns null where it leads to no post
   */
  async tiktokAddress(accountId: string, shortLink: string, deadline: AbortSignal): Promise<string | null> {
    await this.requireOwner(accountId, 'tiktok', shortLink);
    const target = await this.tiktok.follow(shortLink, deadline);
    if (target === null || tiktokPost(target) === null) return null;
    const { origin, pathname } = new URL(target);
    return `${origin}${pathname}`;
  }

  /**
   * A video of one of the account's own channels, whichever that is.
   *
   * @param deadline of all that the request waits for
   * @throws NotOwnContent where it is in another channel, or none is linked
   * @throws PostNotFound where there is none, or it is private
   * @throws GrantDead, ProviderUnavailable
   */
  async youtubeVideo(
    accountId: string,
    videoId: string,
    deadline: AbortSignal,
  ): Promise<{ linkageId: number; video: YoutubeVideo }> {
    const channels = await this.linkages.listKeys(accountId, 'youtube');
    if (channels.length === 0) throw new NotOwnContent();
    const video = await this.throughFirst(channels, (linkage) =>
      this.readVideo(linkage.id, videoId, deadline),
    );
    const owner = channels.find(({ providerAccountId }) => providerAccountId === video.channelId);
    if (!owner) throw new NotOwnContent();
    return { linkageId: owner.id, video };
  }

  /**
   * A video of one of the account's own channels, asked for through one linkage: whoever has several may enter an address
   * of another than they have chosen.
   *
   * @throws LinkageNotFound, PostNotFound
   * @throws NotOwnContent where the linkage is another account's, or the video in a channel that is not linked
   * @throws GrantDead, ProviderUnavailable
   */
  async youtubeVideoOf(accountId: string, linkageId: number, videoId: string): Promise<YoutubeVideo> {
    await this.requireOwn(accountId, linkageId, 'youtube');
    const video = await this.readVideo(linkageId, videoId, this.clients.deadline());
    const channels = await this.linkages.listKeys(accountId, 'youtube');
    if (!channels.some(({ providerAccountId }) => providerAccountId === video.channelId))
      throw new NotOwnContent();
    return video;
  }

  /**
   * A post of one of the account's own accounts at Instagram: found by what was listed within the hour, else among the
   * newest.
   *
   * @param permalink its address, in any of its forms
   * @param deadline of all that the request waits for
   * @throws NotOwnContent where it is none of theirs, or no account is linked
   * @throws PostNotFound where it is gone
   * @throws GrantDead, ProviderUnavailable
   */
  async instagramPost(
    accountId: string,
    permalink: string,
    deadline: AbortSignal,
  ): Promise<{ linkageId: number; post: InstagramPost }> {
    const code = instagramPostCode(permalink);
    if (code === null) throw new NotOwnContent();
    const known = await this.listed.find(accountId, code);
    if (known) {
      const { linkageId, postId } = known;
      return { linkageId, post: await this.readPost(linkageId, postId, deadline) };
    }
    const linkages = await this.linkages.listKeys(accountId, 'instagram');
    const found = await this.findPost(linkages, code, deadline);
    if (!found) throw new NotOwnContent();
    return found;
  }

  /**
   * A part of what an account has posted at Instagram, the newest first.
   *
   * @throws LinkageNotFound
   * @throws NotOwnContent where the linkage is another account's
   * @throws GrantDead, ProviderUnavailable
   */
  async instagramPosts(accountId: string, linkageId: number, range: PostRange): Promise<InstagramPostPage> {
    await this.requireOwn(accountId, linkageId, 'instagram');
    return this.listPosts(linkageId, range, this.clients.deadline());
  }

  /**
   * A post of the account of one linkage.
   *
   * @param postId what the provider's calls know it under
   * @throws LinkageNotFound, PostNotFound
   * @throws NotOwnContent where the linkage is another account's
   * @throws GrantDead, ProviderUnavailable
   */
  async instagramPostOf(accountId: string, linkageId: number, postId: string): Promise<InstagramPost> {
    await this.requireOwn(accountId, linkageId, 'instagram');
    const post = await this.readPost(linkageId, postId, this.clients.deadline());
    await this.note(linkageId, [post]);
    return post;
  }

  private async requireOwn(
    accountId: string,
    linkageId: number,
    provider: LinkageProvider,
  ): Promise<LinkageKey> {
    const linkage = await this.linkages.findKey(linkageId);
    if (linkage && linkage.accountId !== accountId) throw new NotOwnContent();
    if (linkage?.provider !== provider) throw new LinkageNotFound();
    return linkage;
  }

  /** What the first linkage answers through which it can be seen; else what went wrong, a dead grant last of all. */
  private async throughFirst<Result>(
    linkages: readonly LinkageKey[],
    read: (linkage: LinkageKey) => Promise<Result>,
  ): Promise<Result> {
    let failure: unknown = null;
    for (const linkage of linkages) {
      try {
        return await read(linkage);
      } catch (error) {
        if (!(error instanceof PostNotFound || error instanceof GrantDead)) throw error;
        if (failure === null || error instanceof PostNotFound) failure = error;
      }
    }
    throw failure;
  }

  /**
   * Reads the newest posts of all linkages in turn, a page of each at a time.
   *
   * @throws GrantDead where it is not found, and one of them could not be looked through
   */
  private async findPost(
    linkages: readonly LinkageKey[],
    code: string,
    deadline: AbortSignal,
  ): Promise<{ linkageId: number; post: InstagramPost } | null> {
    const waiting: { linkageId: number; after: string | undefined }[] = linkages.map(({ id }) => ({
      linkageId: id,
      after: undefined,
    }));
    let dead: GrantDead | null = null;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const next = waiting.shift();
      if (!next) break;
      const { linkageId, after } = next;
      try {
        const { posts, nextPageToken } = await this.listPosts(linkageId, { after, limit: PAGE }, deadline);
        const post = posts.find(({ permalink }) => instagramPostCode(permalink) === code);
        if (post) return { linkageId, post };
        if (nextPageToken !== null) waiting.push({ linkageId, after: nextPageToken });
      } catch (error) {
        if (!(error instanceof GrantDead)) throw error;
        dead = error;
      }
    }
    if (dead !== null) throw dead;
    return null;
  }

  private async listPosts(
    linkageId: number,
    { after, limit }: PostRange,
    deadline: AbortSignal,
  ): Promise<InstagramPostPage> {
    const ask = { limit, ...(after === undefined ? {} : { after }) };
    const page = await this.grants.use(
      linkageId,
      (accessToken) => this.instagram.posts(accessToken, ask, deadline),
      deadline,
    );
    await this.note(linkageId, page.posts);
    return page;
  }

  private async readPost(linkageId: number, postId: string, deadline: AbortSignal): Promise<InstagramPost> {
    const post = await this.grants.use(
      linkageId,
      (accessToken) => this.instagram.post(accessToken, postId, deadline),
      deadline,
    );
    if (!post) throw new PostNotFound();
    return post;
  }

  private async readVideo(linkageId: number, videoId: string, deadline: AbortSignal): Promise<YoutubeVideo> {
    const video = await this.grants.use(
      linkageId,
      (accessToken) => this.google.video(accessToken, videoId, deadline),
      deadline,
    );
    if (!video) throw new PostNotFound();
    return video;
  }

  /** Remembers what a creator was shown: what of it is posted then need not be looked for. */
  private async note(linkageId: number, posts: readonly InstagramPost[]): Promise<void> {
    const named = posts.flatMap(({ id: postId, permalink }) => {
      const shortCode = instagramPostCode(permalink);
      return shortCode === null ? [] : [{ shortCode, postId }];
    });
    await this.listed.note(linkageId, named);
  }
}
