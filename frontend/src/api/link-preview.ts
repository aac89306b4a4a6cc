import { useEffect, useRef, useState } from 'react';
import { previewLink } from './generated/link-previews/link-previews';
import { type LinkPreviewPicture } from './generated/model/linkPreviewPicture';
import { type Picture } from './generated/model/picture';

/** The picture of a linked page, stored for the account and not shown anywhere yet. */
export interface PagePicture {
  fileName: string;
  picture: Picture;
}

/** What a linked page says about itself. */
export interface LinkedPage {
  title: string | null;
  description: string | null;
  picture: PagePicture | null;
}

/** What somebody typed in place of the words of a page; empty for none. */
export interface TypedWords {
  title: string;
  text: string;
}

export const UNREAD_PAGE: LinkedPage = { title: null, description: null, picture: null };

/** The file itself is private until it is used, so its small copy is shown. */
function asStored({ imageFileName, width, height, dataUrl }: LinkPreviewPicture): PagePicture {
  return {
    fileName: imageFileName,
    picture: {
      url: dataUrl,
      width,
      height,
      sources: [{ url: dataUrl, width }],
      preview: dataUrl,
      placeholder: 'transparent',
    },
  };
}

/** Reads a linked page. It never fails: what cannot be read is empty, and the creator writes it. */
export async function readLinkedPage(url: string, signal: AbortSignal): Promise<LinkedPage> {
  try {
    const { title, description, picture } = await previewLink({ url }, { signal });
    return { title, description, picture: picture && asStored(picture) };
  } catch {
    return UNREAD_PAGE;
  }
}

/** Reads linked pages for a form, one at a time: another address ends reading the one before. */
export function usePageReading() {
  const [reading, setReading] = useState(false);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  return {
    reading,
    /** Resolves to null if another address was read meanwhile. */
    read: async (url: string): Promise<LinkedPage | null> => {
      current.current?.abort();
      const own = new AbortController();
      current.current = own;
      setReading(true);
      const page = await readLinkedPage(url, own.signal);
      if (own.signal.aborted) return null;
      setReading(false);
      return page;
    },
  };
}
