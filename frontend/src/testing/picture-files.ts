import { type PictureKind } from '../components/pictures/picture-file';

/** The magic bytes of each type. */
const MAGIC_BYTES: Record<PictureKind | 'image/gif', readonly number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [0x52, 0x49, 0x46, 0x46, 9, 9, 9, 9, 0x57, 0x45, 0x42, 0x50],
  'image/gif': [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
};

/** The chunks that mark animations. */
const MOTION = {
  'image/png': [0, 0, 0, 8, 0x61, 0x63, 0x54, 0x4c],
  'image/webp': [0x56, 0x50, 0x38, 0x58, 10, 0, 0, 0, 0x02],
};

interface FileOptions {
  name?: string;
  /** The declared MIME type. */
  type?: string;
  /** In bytes. */
  size?: number;
}

/** A file with the magic bytes of a type. */
export function aFile(kind: keyof typeof MAGIC_BYTES = 'image/jpeg', options: FileOptions = {}): File {
  const { name = 'photo.jpg', type = kind, size = 64 } = options;
  const bytes = new Uint8Array(size);
  bytes.set(MAGIC_BYTES[kind].slice(0, size));
  return new File([bytes], name, { type });
}

/** An animated file. */
export function anAnimation(kind: keyof typeof MOTION): File {
  const bytes = new Uint8Array(64);
  bytes.set([...MAGIC_BYTES[kind], ...MOTION[kind]]);
  return new File([bytes], 'moves.png', { type: kind });
}

/** The canvas calls, in order. */
type Drawing = [name: string, ...values: unknown[]][];

/** Mocks of the picture APIs that jsdom lacks. */
export interface PictureApis {
  /** The natural size of pictures; null if they cannot be read. */
  size: { width: number; height: number } | null;
  /** Whether pictures can be decoded. */
  decodes: boolean;
  /** The types that a canvas can write; others become PNG. */
  writes: readonly string[];
  /** Object URLs that are not revoked. */
  readonly held: ReadonlySet<string>;
  /** Bitmaps that are not closed. */
  readonly open: ReadonlySet<object>;
  readonly drawing: Drawing;
}

/** Mocks object URLs, images, bitmaps and canvas. */
export function mockPictureApis(): PictureApis {
  const held = new Set<string>();
  const open = new Set<object>();
  const drawing: Drawing = [];
  const apis: PictureApis = {
    size: { width: 4000, height: 3000 },
    decodes: true,
    writes: ['image/jpeg', 'image/png', 'image/webp'],
    held,
    open,
    drawing,
  };

  let count = 0;
  URL.createObjectURL = () => {
    count += 1;
    const url = `blob:http://localhost/${String(count)}`;
    held.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void held.delete(url);

  Object.defineProperties(HTMLImageElement.prototype, {
    src: {
      configurable: true,
      get(this: HTMLImageElement) {
        return this.getAttribute('src') ?? '';
      },
      set(this: HTMLImageElement, url: string) {
        this.setAttribute('src', url);
        const event = apis.size !== null && held.has(url) ? 'load' : 'error';
        queueMicrotask(() => this.dispatchEvent(new Event(event)));
      },
    },
    naturalWidth: { configurable: true, get: () => apis.size?.width ?? 0 },
    naturalHeight: { configurable: true, get: () => apis.size?.height ?? 0 },
  });

  window.createImageBitmap = (_source: unknown, options?: ImageBitmapOptions | number) => {
    if (!apis.decodes) return Promise.reject(new DOMException('Broken', 'InvalidStateError'));
    const { resizeWidth: width = 0, resizeHeight: height = 0 } = options as ImageBitmapOptions;
    const bitmap = { width, height, close: () => void open.delete(bitmap) };
    open.add(bitmap);
    return Promise.resolve(bitmap);
  };

  const draw =
    (name: string) =>
    (...values: unknown[]) =>
      void drawing.push([name, ...values]);
  const context = new Proxy<Record<string, unknown>>(
    {},
    { get: (target, name) => target[String(name)] ?? draw(String(name)) },
  );
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(take, kind = 'image/png') {
    const { width, height } = this;
    drawing.push(['toBlob', kind, width, height]);
    const type = apis.writes.includes(kind) ? kind : 'image/png';
    queueMicrotask(() => take(new Blob([`${String(width)}x${String(height)}`], { type })));
  };
  return apis;
}
