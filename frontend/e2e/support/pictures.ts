import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

interface PngShape {
  width: number;
  height: number;
  /** Red, green and blue from 0 to 255. */
  color: readonly [number, number, number];
}

/** A one-colored PNG (RFC 2083). */
export function aPng({ width, height, color }: PngShape): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per channel, RGB; the other methods have only one value.
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([
    Buffer.alloc(1),
    Buffer.from(Array.from({ length: width }, () => color).flat()),
  ]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
