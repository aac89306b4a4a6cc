import { toStoredPicture } from '../pictures/picture.mapper.js';
import { type LinkPreviewPictureResponse, type LinkPreviewResponse } from './dto/link-preview.response.js';
import { type LinkPreview, type PreviewPicture } from './link-previews.service.js';

export function toLinkPreview({ picture, ...preview }: LinkPreview): LinkPreviewResponse {
  return { ...preview, picture: picture && toPreviewPicture(picture) };
}

function toPreviewPicture({ small, ...stored }: PreviewPicture): LinkPreviewPictureResponse {
  const { imageFileName, width, height, usableUntil } = toStoredPicture(stored);
  const dataUrl = `data:image/webp;base64,${small.toString('base64')}`;
  return { imageFileName, width, height, usableUntil, dataUrl };
}
