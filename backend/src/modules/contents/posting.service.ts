import { Injectable } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { InvalidInput } from '../../common/errors/request-errors.js';
import {
  contentAddress,
  isInstagramStory,
  isTiktokShortLink,
} from '../../providers/content-address.rules.js';
import { youtubeVideoId } from '../../providers/provider.rules.js';
import { type Place } from '../../database/sorted-list.js';
import { TransactionsService } from '../../database/transactions.service.js';
import { LinkageClientsService } from '../../providers/linkage-clients.service.js';
import { LinkedPostsService } from '../oauth/posts/linked-posts.service.js';
import { PicturesService, type TakenPicture } from '../pictures/pictures.service.js';
import { ProviderImagesService } from '../pictures/provider-images.service.js';
import { contentFaults, type ContentInput, keptVideoUrl } from './content-input.js';
import {
  type ContentOrigin,
  editedFlags,
  originOfPost,
  originOfVideo,
  publishedAtOf,
} from './content-origin.js';
import { ContentsRepository, type NewMedium } from './contents.repository.js';
import { newSchedule } from '../visibility/schedule-changes.js';

/** Posts contents to creators' pages. */
@Injectable()
export class PostingService {
  constructor(
    private readonly transactions: TransactionsService,
    private readonly contents: ContentsRepository,
    private readonly clients: LinkageClientsService,
    private readonly linkedPosts: LinkedPostsService,
    private readonly pictures: PicturesService,
    private readonly images: ProviderImagesService,
  ) {}

  /**
   * Posts a content before the others of its account. The request is stored as sent; ownership and publication time
   * are read from the provider.
   *
   * @param also runs in the same transaction, with the content ID
   * @returns the content ID
   * @throws InvalidInput if a URL is not the provider's, a picture is missing, or the schedule is refused
   * @throws TooManyContents
   * @throws NotOwnContent if it is not the creator's, or no account is linked
   * @throws NotFound if the provider has no such post
   * @throws GrantDead, ProviderUnavailable
   * @throws PictureKindRefused, PictureTooLarge, PictureUnreadable, StorageFull, ServiceUnavailable
   */
  async post(
    accountId: string,
    sent: ContentInput,
    also?: (tx: EntityManager, id: number) => Promise<void>,
    place?: Place,
  ): Promise<number> {
    const { provider, title, description, hashTags } = sent;
    const faults = contentFaults(sent, (service, url) => this.images.isImageUrl(service, url));
    if (faults.length > 0) throw new InvalidInput(faults);
    const schedule = newSchedule(sent.visibility);
    // Checked before expensive work, and again under the lock.
    await this.transactions.run((tx) => this.contents.sorted.requireRoom(tx, accountId));
    // One deadline for all provider calls and downloads.
    const deadline = this.clients.deadline();
    const input = await this.withFollowedAddress(accountId, sent, deadline);
    const { said, ...origin } = await this.findOrigin(accountId, input, deadline);
    const taken = await this.takePictures(accountId, input, deadline);
    return this.transactions.run(async (tx) => {
      await this.contents.sorted.lock(tx, accountId);
      await this.contents.sorted.requireRoom(tx, accountId);
      const content = {
        ...origin,
        provider,
        title,
        description,
        hashTags,
        ...editedFlags(input, said),
        readNow: said !== null,
        schedule,
        media: await this.keepPictures(tx, input, taken),
        linkageId: await this.linkedPosts.hold(tx, origin.linkageId),
      };
      const id = await this.contents.insert(tx, accountId, content, place);
      await also?.(tx, id);
      return id;
    });
  }

  private async findOrigin(
    accountId: string,
    { provider, contentUrl }: Pick<ContentInput, 'provider' | 'contentUrl'>,
    deadline: AbortSignal,
  ): Promise<ContentOrigin> {
    const videoId = provider === 'youtube' ? youtubeVideoId(contentUrl) : null;
    if (videoId !== null) {
      const { linkageId, video } = await this.linkedPosts.youtubeVideo(accountId, videoId, deadline);
      return originOfVideo(linkageId, video);
    }
    if (provider === 'instagram' && !isInstagramStory(contentUrl)) {
      const { linkageId, post } = await this.linkedPosts.instagramPost(accountId, contentUrl, deadline);
      return originOfPost(linkageId, post);
    }
    const linkageId = await this.linkedPosts.requireOwner(accountId, provider, contentUrl);
    const publishedAt = publishedAtOf(contentUrl);
    return {
      ...{ linkageId, providerContentId: null, publishedAt, said: null },
      contentUrl: contentAddress(provider, contentUrl),
    };
  }

  /** Resolves a short link in the content. */
  private async withFollowedAddress(
    accountId: string,
    sent: ContentInput,
    deadline: AbortSignal,
  ): Promise<ContentInput> {
    if (sent.provider !== 'tiktok' || !isTiktokShortLink(sent.contentUrl)) return sent;
    const contentUrl = await this.linkedPosts.tiktokAddress(accountId, sent.contentUrl, deadline);
    if (contentUrl === null) throw new InvalidInput([{ field: 'contentUrl', code: 'invalidFormat' }]);
    const media = sent.media.map((medium) =>
      medium.videoUrl === sent.contentUrl ? { ...medium, videoUrl: contentUrl } : medium,
    );
    return { ...sent, contentUrl, media };
  }

  /** The pictures of all media, in order. */
  private async takePictures(
    accountId: string,
    { provider, media }: Pick<ContentInput, 'provider' | 'media'>,
    deadline: AbortSignal,
  ): Promise<(TakenPicture | null)[]> {
    const addresses = media.flatMap(({ imageUrl }, index) =>
      imageUrl === null ? [] : [{ url: imageUrl, field: `media[${index}][imageUrl]` }],
    );
    const copies = (await this.images.copyAll(accountId, provider, addresses, deadline)).values();
    const sent = await this.pictures.takeAll(accountId, media, 'media');
    return media.map(({ imageUrl }, index) =>
      imageUrl === null ? (sent[index] ?? null) : (copies.next().value ?? null),
    );
  }

  private async keepPictures(
    tx: EntityManager,
    { provider, media }: Pick<ContentInput, 'provider' | 'media'>,
    taken: readonly (TakenPicture | null)[],
  ): Promise<NewMedium[]> {
    const pictureIds = await this.pictures.keepAll(tx, taken);
    return media.map((medium, index) => ({
      pictureId: pictureIds[index] ?? null,
      video: medium.video,
      videoUrl: keptVideoUrl(provider, medium),
      copied: medium.copied ?? medium.imageUrl !== null,
    }));
  }
}
