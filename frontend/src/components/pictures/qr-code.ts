import { type QRCodeRenderersOptions } from 'qrcode';

/** How large the code is on the screen. */
export const QR_SHOWN_PX = 160;

/** How large its pictures can be at most; that of an SVG is where it starts from. */
export const QR_LARGEST_PX = 1024;

/** The sizes in which its picture can be had. */
export const QR_SIZES_PX = [256, 512, QR_LARGEST_PX] as const;

export type QrSize = (typeof QR_SIZES_PX)[number];

// Black on white whatever the screen looks like, with the quiet zone that cameras need.
const LOOK = {
  errorCorrectionLevel: 'M',
  margin: 4,
  color: { dark: '#000000', light: '#ffffff' },
} satisfies QRCodeRenderersOptions;

/** The code of an address as an SVG picture, in the form of an address of its own. Fetches what draws it. */
export async function drawSvg(address: string, width: number): Promise<string> {
  const { toString } = await import('qrcode');
  const svg = await toString(address, { ...LOOK, type: 'svg', width });
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** The code of an address as a PNG picture, in the form of an address of its own. */
export async function drawPng(address: string, width: number): Promise<string> {
  const { toDataURL } = await import('qrcode');
  return toDataURL(address, { ...LOOK, type: 'image/png', width });
}
