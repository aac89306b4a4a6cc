import { Injectable } from '@nestjs/common';
import { MadeFiles } from '../pictures/made-files.js';
import { PictureWorkerService } from '../pictures/picture-worker.service.js';
import { type DisplayFont, fontFile } from './font-files.js';

/** About a thousand fonts are kept. */
const LIMITS = { maxBytes: 16 * 1024 * 1024, maxWaiting: 40 };

/** Subsets display fonts to the letters of a page, in the picture process. */
@Injectable()
export class FontsService {
  private readonly files = new MadeFiles(LIMITS);

  constructor(private readonly worker: PictureWorkerService) {}

  /** Whether `read` answers from memory. */
  has(font: DisplayFont, letters: string): boolean {
    return this.files.has(`${font} ${letters}`);
  }

  /**
   * A display font with some letters, as WOFF2. Letters that it does not have are left out.
   *
   * @throws ServiceUnavailable if too many wait, or the process does not answer
   */
  read(font: DisplayFont, letters: string): Promise<Buffer> {
    return this.files.read(`${font} ${letters}`, () => this.worker.cutFont(fontFile(font), letters));
  }
}
