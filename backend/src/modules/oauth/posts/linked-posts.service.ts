import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { POST_LIMITS } from '../linkage.rules.js';
import {
  contentAddress,
  instagramPostCode,
  ownerInAddress,
} from '../../../providers/content-address.rules.js';
import { type ContentProvider, tiktokPost } from '../../../providers/provider.rules.js';
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

/** How many pages of posts are searched, over all linkages, for a post that was not listed recently. */
const MAX_PAGES = 5;

const { page: PAGE } = POST_LIMITS;

/** A page of posts. */
export interface PostRange {
  /** The token from the previous page; undefined for the first. */
  after: string | undefined;
  limit: number;
}

/** Reads posts at providers through linked accounts. Provider calls for one request share a deadline. */
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
   * The linkage whose account a URL names; without a name, a working one if possible, else the oldest.
   *
   * @returns the linkage ID
   * @throws NotOwnContent if that account, or none, is linked
   */
  async requireOwner(accountId: string, provider: ContentProvider, address: string): Promise<number> {
    const linkages = await this.linkages.listKeys(accountId, provider);
    const name = ownerInAddress(provider, address)?.toLowerCase();
    const owner = linkages.find(({ handle }) => name === undefined || handle.toLowerCase() === name);
    if (!owner) throw new NotOwnContent();
    return owner.id;
  }

  /** Locks a linkage against deletion; null if it no longer exists. */
  hold(tx: EntityManager, linkageId: number): Promise<number | null> {
    return this.linkages.hold(tx, linkageId);
  }

  /**
   * Resolves a TikTok short link to the post URL, without sharing parameters.
   *
   * @throws NotOwnContent if no account is linked
   * @throws ProviderUnavailable
   * @returns null if it does not lead to a post
   */
  async tiktokAddress(accountId: string, shortLink: string, deadline: AbortSignal): Promise<string | null> {
    await this.requireOwner(accountId, 'tiktok', shortLink);
    const target = await this.tiktok.follow(shortLink, deadline);
    if (target === null || tiktokPost(target) === null) return null;
    const { origin, pathname } = new URL(target);
    return contentAddress('tiktok', `${origin}${pathname}`);
  }

  /**
   * A video of any of the account's channels.
   *
   * @param deadline shared by all provider calls of the request
   * @throws NotOwnContent if it is in another channel, or none is linked
   * @throws PostNotFound if it does not exist or is private
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
   * A video of any of the account's channels, read through one linkage.
   *
   * @throws LinkageNotFound, PostNotFound
   * @throws NotOwnContent if the linkage is another account's, or the channel is not linked
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
   * An Instagram post of the account, found among recently listed posts or else the newest ones.
   *
   * @param permalink its URL, in any form
   * @param deadline shared by all provider calls of the request
   * @throws NotOwnContent if it is not theirs, or no account is linked
   * @throws PostNotFound if it was deleted
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
   * A page of the account's Instagram posts, newest first.
   *
   * @throws LinkageNotFound
   * @throws NotOwnContent if the linkage is another account's
   * @throws GrantDead, ProviderUnavailable
   */
  async instagramPosts(accountId: string, linkageId: number, range: PostRange): Promise<InstagramPostPage> {
    await this.requireOwn(accountId, linkageId, 'instagram');
    return this.listPosts(linkageId, range, this.clients.deadline());
  }

  /**
   * An Instagram post of a linked account.
   *
   * @param postId the ID in the provider's API
   * @throws LinkageNotFound, PostNotFound
   * @throws NotOwnContent if the linkage is another account's
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

  /**
   * The result of the first linkage that can read the post. Otherwise throws, preferring PostNotFound to GrantDead.
   */
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
   * Searches the newest posts of all linkages, one page of each at a time.
   *
   * @throws GrantDead if the post is not found and a linkage could not be searched
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
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
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

  /** Stores the IDs of listed posts, so that posting them needs no search. */
  private async note(linkageId: number, posts: readonly InstagramPost[]): Promise<void> {
    const named = posts.flatMap(({ id: postId, permalink }) => {
      const shortCode = instagramPostCode(permalink);
      return shortCode === null ? [] : [{ shortCode, postId }];
    });
    await this.listed.note(linkageId, named);
  }
}
