import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { ServiceUnavailable } from '../../common/errors/request-errors.js';
import { type UploadedFile } from '../../common/http/uploaded-file.js';
import { LIMITS } from '../../common/rules/limits.js';
import { largestSize, previewSize, type Size } from '../../common/rules/picture-size.js';
import { PictureKindRefused, PictureTooLarge, PictureUnreadable } from './pictures.errors.js';
import { recogniseKind } from './picture-kind.js';
import { previewName, variantName } from './picture-names.js';
import { type FilesOfPicture } from './pictures.repository.js';
import { variantWidths } from './variant-widths.js';

/** Pictures that are in memory at once. */
const AT_ONCE = 2;

/**
 * Steps that are worked on at once, of whichever picture. They share four threads with file access and passwords, and
 * the processor with the event loop, which has to find a core when a visitor comes.
 */
const STEPS_AT_ONCE = 2;

/** Pictures that wait lie on the disk and cost nothing but patience. */
const WAITING = 60;

/** One of more pixels may need hundreds of megabytes (interlaced, or to be turned): one such at a time. */
const LARGE_PIXELS = 16_000_000;

/** What takes longer is made to. */
const SECONDS = 30;

const WEBP_QUALITY = 80;
const JPEG_QUALITY = 80;

/** A file that was made of a picture. */
interface MadeFile {
  name: string;
  type: 'image/webp' | 'image/jpeg';
  content: Buffer;
}

/** A picture with everything that is kept of it. */
export interface MadePicture extends FilesOfPicture {
  made: MadeFile[];
}

// libvips opens whatever it knows; of all its readers only those of the three kinds stay.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
// Nothing is asked for twice: what would be remembered is memory lost.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Makes of a file that somebody sent what is shown of it: recognised by its bytes, decoded with a cap, turned upright,
 * in sRGB, with nothing left of what the file said about the place, the device and the person.
 */
@Injectable()
export class PictureMaker {
  private readonly pictures = pLimit(AT_ONCE);
  private readonly largeOnes = pLimit(1);
  private readonly steps = pLimit(STEPS_AT_ONCE);

  /**
   * @param file the picture as it was sent; failures name its field
   * @throws PictureKindRefused where it is no JPEG, PNG or WebP that stands still
   * @throws PictureTooLarge where it has too many pixels
   * @throws PictureUnreadable where it cannot be read to its end
   * @throws ServiceUnavailable where too many pictures wait already
   */
  async make(file: UploadedFile): Promise<MadePicture> {
    const size = await this.inspect(file);
    if (this.pictures.pendingCount + this.largeOnes.pendingCount >= WAITING) throw new ServiceUnavailable();
    const work = () => this.pictures(() => this.makeFiles(file, size));
    return size.width * size.height > LARGE_PIXELS ? this.largeOnes(work) : work();
  }

  /** Reads the head alone: no pixel of a picture that is refused is decoded. */
  private async inspect(file: UploadedFile): Promise<Size> {
    if (file.bytes === 0) throw new PictureUnreadable(file.field);
    const kind = await recogniseKind(file.path);
    if (kind === null) throw new PictureKindRefused(file.field);
    const { autoOrient, format, pages = 1 } = await orUnreadable(file, openPicture(file, {}).metadata());
    if (format !== kind || pages > 1) throw new PictureKindRefused(file.field);
    if (autoOrient.width * autoOrient.height > LIMITS.image.maxPixels) throw new PictureTooLarge(file.field);
    return autoOrient;
  }

  private async makeFiles(file: UploadedFile, size: Size): Promise<MadePicture> {
    const decoded = await this.decode(file, size);
    const { width: largest } = decoded.size;
    const widths = variantWidths(largest);
    const contents = await Promise.all([
      ...widths
        .toReversed()
        .map((width) =>
          this.steps(() =>
            (width === largest ? decoded.open() : decoded.open().resize({ width }))
              .webp({ quality: WEBP_QUALITY })
              .toBuffer(),
          ),
        ),
      this.steps(() =>
        decoded
          .open()
          .flatten({ background: 'white' })
          .resize({ ...previewSize(size), fit: 'fill' })
          .jpeg({ quality: JPEG_QUALITY })
          .toBuffer(),
      ),
    ]);
    const placeholder = await this.steps(() => placeholderOf(decoded));
    const hash = createHash('sha256');
    for (const content of contents) hash.update(content);
    return describe({ hash: hash.digest('hex'), ...size, widths, placeholder }, contents);
  }

  /** Decodes once, to the largest size that is kept: the others are made of that. */
  private async decode(file: UploadedFile, size: Size): Promise<Decoded> {
    const decoding = () =>
      openPicture(file, { limitInputPixels: LIMITS.image.maxPixels })
        .autoOrient()
        .resize({ ...largestSize(size), fit: 'fill' })
        .toColourspace('srgb')
        .raw()
        .timeout({ seconds: SECONDS })
        .toBuffer({ resolveWithObject: true });
    const { data, info } = await orUnreadable(file, this.steps(decoding));
    const { width, height, channels } = info;
    return {
      size: { width, height },
      channels,
      open: () => sharp(data, { raw: { width, height, channels } }),
    };
  }
}

/** Pixels that were decoded, for as many files as are made of them. */
interface Decoded {
  size: Size;
  channels: 1 | 2 | 3 | 4;
  open: () => Sharp;
}

function openPicture({ path }: UploadedFile, options: SharpOptions): Sharp {
  return sharp(path, { failOn: 'error', limitInputPixels: false, sequentialRead: true, ...options });
}

async function orUnreadable<Result>({ field }: UploadedFile, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch {
    // What libvips says of a file names the file, and nobody can do more about it than choose another.
    throw new PictureUnreadable(field);
  }
}

/** The picture's colour on the whole; where one can look through it, nothing, which would shine through. */
async function placeholderOf({ channels, open }: Decoded): Promise<string> {
  if ((channels === 2 || channels === 4) && !(await open().stats()).isOpaque) return 'transparent';
  const [red = 0, green = red, blue = red] = await open()
    .removeAlpha()
    .resize({ width: 1, height: 1, fit: 'fill' })
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Names the files: those in WebP come widest first, the one in JPEG last. */
function describe(picture: Omit<FilesOfPicture, 'bytes'>, contents: Buffer[]): MadePicture {
  const names = [
    ...picture.widths.toReversed().map((width) => variantName(picture.hash, width)),
    previewName(picture.hash),
  ];
  const made = contents.map((content, index): MadeFile => {
    const name = names[index] ?? '';
    return { name, type: name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp', content };
  });
  return { ...picture, bytes: contents.reduce((sum, { length }) => sum + length, 0), made };
}
