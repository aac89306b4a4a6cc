import { type PictureKind } from '../components/pictures/picture-file';

/** How files of each kind begin; the rest of them nobody reads here. */
const BEGINNINGS: Record<PictureKind | 'image/gif', readonly number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [0x52, 0x49, 0x46, 0x46, 9, 9, 9, 9, 0x57, 0x45, 0x42, 0x50],
  'image/gif': [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
};

/** What stands behind the beginnings of files that move: a chunk that says so. */
const MOTION = {
  'image/png': [0, 0, 0, 8, 0x61, 0x63, 0x54, 0x4c],
  'image/webp': [0x56, 0x50, 0x38, 0x58, 10, 0, 0, 0, 0x02],
};

interface FileOptions {
  name?: string;
  /** What it is called by its type; by its content it stays what it is. */
  type?: string;
  /** How large it is, in bytes. */
  size?: number;
}

/** A file that begins like one of its kind. */
export function aFile(kind: keyof typeof BEGINNINGS = 'image/jpeg', options: FileOptions = {}): File {
  const { name = 'photo.jpg', type = kind, size = 64 } = options;
  const bytes = new Uint8Array(size);
  bytes.set(BEGINNINGS[kind].slice(0, size));
  return new File([bytes], name, { type });
}

/** The same of one that moves. */
export function anAnimation(kind: keyof typeof MOTION): File {
  const bytes = new Uint8Array(64);
  bytes.set([...BEGINNINGS[kind], ...MOTION[kind]]);
  return new File([bytes], 'moves.png', { type: kind });
}

/** What the page did with its canvas: each call by name, in order. */
type Drawing = [name: string, ...values: unknown[]][];

/** A browser's eye for pictures, which jsdom does not have. */
export interface PictureApis {
  /** How large pictures are that are looked at; null where none can be read. */
  size: { width: number; height: number } | null;
  /** Whether what can be measured can be decoded as well. */
  decodes: boolean;
  /** The kinds that a canvas can write; another becomes a PNG, as everywhere. */
  writes: readonly string[];
  /** The addresses of files that are still held. */
  readonly held: ReadonlySet<string>;
  /** The decoded pictures that nobody has closed. */
  readonly open: ReadonlySet<object>;
  readonly drawing: Drawing;
}

/** Gives this page a browser's eye for pictures: what it sees is for the test to say. */
export function mockPictureApis(): PictureApis {
  const held = new Set<string>();
  const open = new Set<object>();
  const drawing: Drawing = [];
  const sight: PictureApis = {
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
        const event = sight.size !== null && held.has(url) ? 'load' : 'error';
        queueMicrotask(() => this.dispatchEvent(new Event(event)));
      },
    },
    naturalWidth: { configurable: true, get: () => sight.size?.width ?? 0 },
    naturalHeight: { configurable: true, get: () => sight.size?.height ?? 0 },
  });

  window.createImageBitmap = (_source: unknown, options?: ImageBitmapOptions | number) => {
    if (!sight.decodes) return Promise.reject(new DOMException('Broken', 'InvalidStateError'));
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
    const type = sight.writes.includes(kind) ? kind : 'image/png';
    queueMicrotask(() => take(new Blob([`${String(width)}x${String(height)}`], { type })));
  };
  return sight;
}
