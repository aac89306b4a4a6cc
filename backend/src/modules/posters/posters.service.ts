import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ServiceUnavailable } from '../../common/errors/request-errors.js';
import { type Language } from '../../common/rules/language.js';
import { type AccountView } from '../accounts/account.read-model.js';
import { textsIn } from '../accounts/translations.rules.js';
import type { DrawingFormat } from '../pictures/draw-plan.js';
import { MadeFiles } from '../pictures/made-files.js';
import { PictureWorkerService } from '../pictures/picture-worker.service.js';
import { type PictureView } from '../pictures/picture.read-model.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { themeOrDefault } from '../themes/themes.js';
import { planPoster } from './poster.plan.js';

/** The formats of posters. */
export const POSTER_FORMATS = ['pdf', 'png', 'svg'] as const satisfies DrawingFormat[];

export type PosterFormat = (typeof POSTER_FORMATS)[number];

/** Enough for some dozens of posters. */
const LIMITS = { maxBytes: 32 * 1024 * 1024, maxWaiting: 20 };

/** The preferred widths of icons and covers, in pixels. */
const ICON_WIDTH = 640;
const COVER_WIDTH = 2480;

/** A poster to draw. */
export interface Poster {
  account: AccountView;
  format: PosterFormat;
  language: Language;
  /** The URL in the QR code. */
  address: string;
}

/** Draws posters on request, in the picture process. */
@Injectable()
export class PostersService {
  private readonly files = new MadeFiles(LIMITS);

  constructor(
    private readonly pictures: PicturesService,
    private readonly worker: PictureWorkerService,
  ) {}

  /** Whether `read` returns from memory. */
  has(poster: Poster): boolean {
    return this.files.has(keyOf(poster));
  }

  /**
   * The file of a poster.
   *
   * @throws ServiceUnavailable if too many posters are waiting or it cannot be drawn
   */
  read(poster: Poster): Promise<Buffer> {
    return this.files.read(keyOf(poster), () => this.draw(poster));
  }

  private async draw({ account, format, language, address }: Poster): Promise<Buffer> {
    const { displayId, icon, cover, themeId } = account;
    const { displayName } = textsIn(account, language);
    const plan = planPoster(
      {
        displayName,
        displayId,
        address,
        language,
        icon: await this.contentOf(icon, ICON_WIDTH),
        cover: await this.contentOf(cover, COVER_WIDTH),
      },
      themeOrDefault(themeId),
    );
    const drawn = await this.worker.draw(plan, format);
    if (drawn === null) throw new ServiceUnavailable();
    return drawn.content;
  }

  private async contentOf(picture: PictureView | null, width: number): Promise<Buffer | null> {
    return picture && this.pictures.readContent(picture, width);
  }
}

/** Equal for equal posters. Themes need no version, because they change only with the program. */
function keyOf({ account, format, language, address }: Poster): string {
  const { displayId, icon, cover, themeId } = account;
  const { displayName } = textsIn(account, language);
  const shown = [format, language, address, displayName, displayId, icon?.hash, cover?.hash, themeId];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex');
}
