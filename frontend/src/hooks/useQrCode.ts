import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnackbar } from './useSnackbar';
import { drawPng, drawSvg, QR_LARGEST_PX, QR_SHOWN_PX, type QrSize } from '../components/pictures/qr-code';

/** Hands a picture to the browser's downloads. */
function download(picture: string, name: string): void {
  const link = document.createElement('a');
  link.href = picture;
  link.download = name;
  link.click();
}

/** The QR code of an address, on the screen and as files. What cannot be drawn is told and leaves its place empty. */
export function useQrCode(address: string, name: string) {
  const { show } = useSnackbar();
  const { data: shown = null, isError } = useQuery({
    queryKey: ['qrCode', address],
    queryFn: () => drawSvg(address, QR_SHOWN_PX),
    retry: false,
    staleTime: Infinity,
    // Nobody is asked: it is drawn here.
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
    /** The picture on the screen; null until it is drawn, and where it cannot be. */
    shown,
    isError,
    downloadPng: (size: QrSize) =>
      void downloadWhenDrawn(drawPng(address, size), `${name}-${String(size)}.png`),
    downloadSvg: () => void downloadWhenDrawn(drawSvg(address, QR_LARGEST_PX), `${name}.svg`),
  };
}
