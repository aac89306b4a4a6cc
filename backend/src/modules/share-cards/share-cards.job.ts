import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { JobQueueService } from '../../jobs/job-queue.service.js';
import { DRAW_CARDS_QUEUE } from '../../jobs/queues.js';
import { PictureWorkerService } from '../pictures/picture-worker.service.js';
import { type PictureView } from '../pictures/picture.read-model.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { previewName } from '../pictures/picture-names.rules.js';
import { CARD_SIZE } from './share-card.js';
import { hashInputs, planCard } from './share-card.plan.js';
import { type PendingCard, ShareCardReadModel } from './share-card.read-model.js';
import { THUMBNAIL_WIDTH } from '../pictures/picture-size.rules.js';
import { ShareCardsRepository } from './share-cards.repository.js';

/** How many cards are read per query. */
const BATCH = 20;

/** The most cards per job, so that it ends before the queue considers it lost. */
const MAX_CARDS = 200;

/** The preferred widths of covers and content pictures, in pixels. */
const COVER_WIDTH = 1280;
const PICTURE_WIDTH = 640;

/** Draws cards whose inputs have changed, one at a time, because uploads share the picture process. */
@Injectable()
export class ShareCardsJob implements OnModuleInit {
  private readonly logger = new Logger(ShareCardsJob.name);

  constructor(
    private readonly jobs: JobQueueService,
    private readonly pending: ShareCardReadModel,
    private readonly cards: ShareCardsRepository,
    private readonly pictures: PicturesService,
    private readonly worker: PictureWorkerService,
  ) {}

  onModuleInit(): void {
    this.jobs.process(DRAW_CARDS_QUEUE, ({ signal }) => this.drawPending(signal));
  }

  private async drawPending(signal: AbortSignal): Promise<void> {
    let drawn = 0;
    for (let read = 0; read < MAX_CARDS; read += BATCH) {
      const batch = await this.pending.list(BATCH);
      for (const card of batch) if (!signal.aborted && (await this.draw(card))) drawn += 1;
      if (signal.aborted || batch.length < BATCH) break;
    }
    if (drawn > 0) this.logger.log({ event: 'cards.drawn', count: drawn });
  }

  /** Draws a card, unless its inputs are unchanged. Returns whether it was drawn. */
  private async draw(card: PendingCard): Promise<boolean> {
    const inputs = hashInputs(card);
    if (card.hash !== null && card.inputs === inputs) {
      await this.cards.settle(card, card.hash, inputs);
      return false;
    }
    const plan = planCard(card, {
      icon: await this.read(card.icon, THUMBNAIL_WIDTH),
      cover: await this.read(card.cover, COVER_WIDTH),
      picture: await this.read(card.content?.picture ?? null, PICTURE_WIDTH),
    });
    const made = await this.worker.draw(plan, 'jpeg');
    if (made === null) {
      this.logger.error({ event: 'cards.render-failed', cardId: card.id });
      await this.cards.settle(card, null, inputs);
      return false;
    }
    const { hash, content } = made;
    await this.pictures.writeFiles({
      hash,
      ...CARD_SIZE,
      widths: [],
      upload: null,
      uploadBytes: 0,
      placeholder: '',
      bytes: content.length,
      made: [{ name: previewName(hash), type: 'image/jpeg', content }],
    });
    await this.cards.settle(card, hash, inputs);
    return true;
  }

  /** Null also if the file is missing, for example after restoring a backup without pictures. */
  private async read(picture: PictureView | null, width: number): Promise<Buffer | null> {
    return picture && this.pictures.readContent(picture, width);
  }
}
