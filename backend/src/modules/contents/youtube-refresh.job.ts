import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type EntityManager } from 'typeorm';
import { TransactionsService } from '../../database/transactions.service.js';
import { JobQueueService } from '../../jobs/job-queue.service.js';
import { REFRESH_YOUTUBE_QUEUE } from '../../jobs/queues.js';
import { LinkageClientsService } from '../../providers/linkage-clients.service.js';
import { type YoutubeVideo } from '../../providers/posts.js';
import { GrantDead, NotOwnContent } from '../../providers/provider.errors.js';
import { LinkedPostsService } from '../oauth/posts/linked-posts.service.js';
import { PostNotFound } from '../oauth/posts/posts.errors.js';
import { PicturesService, type TakenPicture } from '../pictures/pictures.service.js';
import { ProviderImagesService } from '../pictures/provider-images.service.js';
import { textOfVideo } from './content-origin.js';
import { ContentsRepository } from './contents.repository.js';
import { type DueVideo, DueVideoReadModel } from './due-video.read-model.js';
import { ProviderDataRepository } from './provider-data.repository.js';

/**
 * When to refresh YouTube data and when to remove it if that fails: the API's developer policies allow storing it
 * for thirty days.
 */
export const AGE = { refreshDays: 10, removeDays: 30 };

const BATCH = 100;

/** Failures after which a video is not refreshed any more. All others may be temporary. */
const PERMANENT_FAILURES = [GrantDead, NotOwnContent, PostNotFound];

/** Refreshes the data of posted YouTube videos, or removes it before its retention period ends. */
@Injectable()
export class YoutubeRefreshJob implements OnModuleInit {
  private readonly logger = new Logger(YoutubeRefreshJob.name);

  constructor(
    private readonly jobs: JobQueueService,
    private readonly transactions: TransactionsService,
    private readonly contents: ContentsRepository,
    private readonly dueVideos: DueVideoReadModel,
    private readonly providerData: ProviderDataRepository,
    private readonly clients: LinkageClientsService,
    private readonly linkedPosts: LinkedPostsService,
    private readonly pictures: PicturesService,
    private readonly images: ProviderImagesService,
  ) {}

  onModuleInit(): void {
    this.jobs.process(REFRESH_YOUTUBE_QUEUE, () => this.refreshAll());
  }

  /** Refreshes all due videos, one after the other. Failures are retried in the next run. */
  async refreshAll(): Promise<void> {
    const counts = { refreshed: 0, removed: 0, failed: 0 };
    let after = 0;
    for (;;) {
      const due = await this.dueVideos.list(AGE, { after, limit: BATCH });
      for (const video of due) counts[await this.attempt(video)] += 1;
      const last = due.at(-1);
      if (last === undefined) break;
      after = last.id;
    }
    if (after > 0) this.logger.log({ event: 'contents.youtube-refreshed', ...counts });
  }

  private async attempt(video: DueVideo): Promise<'refreshed' | 'removed' | 'failed'> {
    try {
      await this.refresh(video);
      return 'refreshed';
    } catch (error) {
      this.logger.warn({ event: 'contents.youtube-refresh-failed', reason: (error as Error).name });
      if (!video.outdated) return 'failed';
      await this.remove(
        video,
        PERMANENT_FAILURES.some((failure) => error instanceof failure),
      );
      return 'removed';
    }
  }

  private async refresh({ id, accountId, videoId }: DueVideo): Promise<void> {
    const deadline = this.clients.deadline();
    const { linkageId, video } = await this.linkedPosts.youtubeVideo(accountId, videoId, deadline);
    const taken = await this.takeThumbnail(accountId, video, deadline);
    await this.transactions.run(async (tx) => {
      await this.contents.sorted.lock(tx, accountId);
      const { publishedAt } = video;
      const said = textOfVideo(video);
      const isThere = await this.providerData.refresh(tx, id, {
        linkageId: await this.linkedPosts.hold(tx, linkageId),
        publishedAt,
        said,
      });
      if (isThere && taken !== null) await this.replacePicture(tx, id, taken);
    });
  }

  private async takeThumbnail(
    accountId: string,
    { thumbnailUrl }: YoutubeVideo,
    deadline: AbortSignal,
  ): Promise<TakenPicture | null> {
    return thumbnailUrl === null ? null : this.images.copy(accountId, 'youtube', thumbnailUrl, deadline);
  }

  /** Replaces the copied picture unless it is unchanged; the creator's own pictures stay. */
  private async replacePicture(tx: EntityManager, id: number, taken: TakenPicture): Promise<void> {
    const copied = await this.providerData.findCopied(tx, id);
    if (copied === null) return;
    if (copied.pictureId !== null) {
      if (await this.pictures.isOf(tx, copied.pictureId, taken)) return;
      await this.pictures.remove(tx, [copied.pictureId]);
    }
    await this.providerData.setPicture(tx, id, copied.position, await this.pictures.keep(tx, taken));
  }

  private async remove({ id, accountId }: DueVideo, forGood: boolean): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.contents.sorted.lock(tx, accountId);
      await this.pictures.remove(tx, await this.providerData.clear(tx, id, forGood));
    });
  }
}
