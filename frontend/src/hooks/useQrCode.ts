import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnackbar } from './useSnackbar';
import { drawPng, drawSvg, QR_LARGEST_PX, QR_SHOWN_PX, type QrSize } from '../components/pictures/qr-code';

/** Downloads a data URL. */
function download(picture: string, name: string): void {
  const link = document.createElement('a');
  link.href = picture;
  link.download = name;
  link.click();
}

/** The QR code of an address, for the screen and for download. Shows a message if it cannot be drawn. */
export function useQrCode(address: string, name: string) {
  const { show } = useSnackbar();
  const { data: shown = null, isError } = useQuery({
    queryKey: ['qrCode', address],
    queryFn: () => drawSvg(address, QR_SHOWN_PX),
    retry: false,
    staleTime: Infinity,
    // Drawn in the browser.
    networkMode: 'always',
  });

  useEffect(() => {
    if (isError) show('UNKNOWN');
  }, [isError, show]);

  const downloadWhenDrawn = async (picture: Promise<string>, fileName: string) => {
    try {
      download(await picture, fileName);
    } catch {
      show('UNKNOWN');
    }
  };

  return {
    /** The SVG as a data URL; null until it is drawn. */
    shown,
    isError,
    downloadPng: (size: QrSize) =>
      void downloadWhenDrawn(drawPng(address, size), `${name}-${String(size)}.png`),
    downloadSvg: () => void downloadWhenDrawn(drawSvg(address, QR_LARGEST_PX), `${name}.svg`),
  };
}
