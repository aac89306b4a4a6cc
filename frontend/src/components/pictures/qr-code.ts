import { type QRCodeRenderersOptions } from 'qrcode';

/** The size on the screen. */
export const QR_SHOWN_PX = 160;

/** The largest PNG, and the nominal size of the SVG. */
export const QR_LARGEST_PX = 1024;

/** The sizes of PNG downloads. */
export const QR_SIZES_PX = [256, 512, QR_LARGEST_PX] as const;

export type QrSize = (typeof QR_SIZES_PX)[number];

// Always black on white, with the quiet zone that cameras need.
const OPTIONS = {
  errorCorrectionLevel: 'M',
  margin: 4,
  color: { dark: '#000000', light: '#ffffff' },
} satisfies QRCodeRenderersOptions;

/** Draws a QR code as an SVG data URL. */
export async function drawSvg(address: string, width: number): Promise<string> {
  const { toString } = await import('qrcode');
  const svg = await toString(address, { ...OPTIONS, type: 'svg', width });
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** Draws a QR code as a PNG data URL. */
export async function drawPng(address: string, width: number): Promise<string> {
  const { toDataURL } = await import('qrcode');
  return toDataURL(address, { ...OPTIONS, type: 'image/png', width });
}
