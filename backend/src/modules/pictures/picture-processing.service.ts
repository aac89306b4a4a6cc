import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { ServiceUnavailable } from '../../common/errors/request-errors.js';
import { type UploadedFile } from '../../common/http/uploaded-file.js';
import { previewName, uploadName, variantName } from './picture-names.rules.js';
import { thumbnailSize, largestSize, previewSize, type Size } from './picture-size.rules.js';
import { PICTURE_LIMITS } from './picture.rules.js';
import { PictureKindRefused, PictureTooLarge, PictureUnreadable } from './pictures.errors.js';
import { recogniseKind } from './picture-kind.js';
import { type PictureKind } from './picture-kind.rules.js';
import { type OutputPlan } from './picture-program.js';
import { PictureWorkerService } from './picture-worker.service.js';
import { type FilesOfPicture } from './pictures.repository.js';
import { variantWidths } from './variant-widths.js';

/** Concurrent pictures in memory. */
const AT_ONCE = 2;

/** The queue limit of thumbnails. */
const THUMBNAILS_WAITING = 40;

/** The queue limit of pictures; they wait on disk. */
const WAITING = 60;

/** Larger pictures may need hundreds of megabytes (interlaced or rotated), so only one is processed at a time. */
const LARGE_PIXELS = 16_000_000;

/** A generated file, in memory or on the disk. */
type OutputFile = { name: string; type: `image/${PictureKind}` } & (
  { content: Buffer } | { path: string; bytes: number }
);

/** A processed picture with its files. */
export interface ProcessedPicture extends FilesOfPicture {
  made: OutputFile[];
}

/**
 * Converts an uploaded file: detects the format by content, limits its size, rotates it upright, converts to sRGB
 * and removes metadata.
 */
@Injectable()
export class PictureProcessingService {
  private readonly pictures = pLimit(AT_ONCE);
  private readonly largeOnes = pLimit(1);
  private readonly thumbnails = pLimit(1);

  constructor(private readonly worker: PictureWorkerService) {}

  /**
   * @param file the upload; errors name its field
   * @param keptPath where to write the file itself, too, without metadata; null not to
   * @throws PictureKindRefused unless it is a still JPEG, PNG or WebP
   * @throws PictureTooLarge if it has too many pixels
   * @throws PictureUnreadable if it cannot be decoded
   * @throws ServiceUnavailable if the queue is full or processing fails
   */
  async make(file: UploadedFile, keptPath: string | null): Promise<ProcessedPicture> {
    const { kind, ...size } = await this.inspect(file);
    if (this.pictures.pendingCount + this.largeOnes.pendingCount >= WAITING) throw new ServiceUnavailable();
    const work = () =>
      this.pictures(() => this.makeFiles(file, size, keptPath === null ? null : { kind, path: keptPath }));
    return size.width * size.height > LARGE_PIXELS ? this.largeOnes(work) : work();
  }

  /**
   * Makes a WebP thumbnail.
   *
   * @throws as `make`
   */
  async makeThumbnail(file: UploadedFile): Promise<Buffer> {
    const size = await this.inspect(file);
    if (this.thumbnails.pendingCount >= THUMBNAILS_WAITING) throw new ServiceUnavailable();
    const largest = thumbnailSize(size);
    const made = await this.thumbnails(() =>
      this.worker.make(file.path, {
        maxPixels: PICTURE_LIMITS.maxPixels,
        largest,
        widths: [largest.width],
        preview: null,
        upload: null,
      }),
    );
    const content = made?.contents[0];
    if (content === undefined) throw new PictureUnreadable(file.field);
    return content;
  }

  /** Reads only the header, so that rejected pictures are never decoded. */
  private async inspect(file: UploadedFile): Promise<Size & { kind: PictureKind }> {
    if (file.bytes === 0) throw new PictureUnreadable(file.field);
    const kind = await recogniseKind(file.path);
    if (kind === null) throw new PictureKindRefused(file.field);
    const head = await this.worker.inspect(file.path);
    if (head === null) throw new PictureUnreadable(file.field);
    const { format, pages, width, height } = head;
    if (format !== kind || pages > 1) throw new PictureKindRefused(file.field);
    if (width * height > PICTURE_LIMITS.maxPixels) throw new PictureTooLarge(file.field);
    return { width, height, kind };
  }

  private async makeFiles(
    file: UploadedFile,
    size: Size,
    upload: OutputPlan['upload'],
  ): Promise<ProcessedPicture> {
    const largest = largestSize(size);
    const widths = variantWidths(largest.width);
    // The slowest first, for better concurrency.
    const widestFirst = widths.toReversed();
    const files = await this.worker.make(file.path, {
      maxPixels: PICTURE_LIMITS.maxPixels,
      largest,
      widths: widestFirst,
      preview: previewSize(size),
      upload,
    });
    if (files === null) throw new PictureUnreadable(file.field);
    const { contents, hash, placeholder, uploadBytes } = files;
    if (uploadBytes === null) throw new ServiceUnavailable();
    const names = [...widestFirst.map((width) => variantName(hash, width)), previewName(hash)];
    const made = contents.map((content, index): OutputFile => {
      const name = names[index] ?? '';
      return { name, type: name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp', content };
    });
    const bytes = contents.reduce((sum, { length }) => sum + length, 0);
    const processed = { hash, ...size, widths, placeholder, bytes, made };
    if (upload === null || uploadBytes === 0) return { ...processed, upload: null, uploadBytes: 0 };
    const { kind, path } = upload;
    made.push({ name: uploadName(hash, kind), type: `image/${kind}`, path, bytes: uploadBytes });
    return { ...processed, upload: kind, uploadBytes };
  }
}
