import { MutationObserver, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from './api-error';
import { getPreviewLinkMutationOptions } from './generated/link-previews/link-previews';
import { type LinkPreview } from './generated/model/linkPreview';
import { type LinkPreviewPicture } from './generated/model/linkPreviewPicture';
import { type Picture } from './generated/model/picture';

/** The picture of a linked page, stored for the account and not shown anywhere yet. */
export interface PagePicture {
  fileName: string;
  /** When it is deleted unless it is used by then. */
  usableUntil: string;
  picture: Picture;
}

/** The title, description and picture of a linked page. */
export interface LinkedPage {
  title: string | null;
  description: string | null;
  picture: PagePicture | null;
  /** After too many pages were read: the seconds until another one can be; otherwise null. */
  waitS: number | null;
}

/** Texts typed in place of those of a page; empty for none. */
export interface TypedWords {
  title: string;
  text: string;
}

export const UNREAD_PAGE: LinkedPage = { title: null, description: null, picture: null, waitS: null };

/** The wait if the response names none. */
const USUAL_WAIT_S = 600;

/** The file itself is private until it is used, so its small copy is shown. */
export function asStored({
  imageFileName,
  usableUntil,
  width,
  height,
  dataUrl,
}: LinkPreviewPicture): PagePicture {
  return {
    fileName: imageFileName,
    usableUntil,
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

/** Fails at once without a connection, since the creator can write, and keeps nothing: the forms hold what was read. */
const READING = { networkMode: 'always', gcTime: 0 } as const;

/** Never rejects: what cannot be read is empty, and the creator fills it in. */
async function pageFrom(answer: Promise<LinkPreview>): Promise<LinkedPage> {
  try {
    const { title, description, picture } = await answer;
    return { title, description, picture: picture && asStored(picture), waitS: null };
  } catch (error) {
    const isThrottled = error instanceof ApiError && error.statusCode === 429;
    return isThrottled ? { ...UNREAD_PAGE, waitS: error.retryAfterS ?? USUAL_WAIT_S } : UNREAD_PAGE;
  }
}

/** Reads linked pages, several of them at once, each until its signal is aborted. */
export function useLinkedPages() {
  const queryClient = useQueryClient();
  return (url: string, signal: AbortSignal): Promise<LinkedPage> => {
    const options = getPreviewLinkMutationOptions({ mutation: READING, request: { signal } });
    return pageFrom(new MutationObserver(queryClient, options).mutate({ data: { url } }));
  };
}

/**
 * Reads linked pages for the fields of a form, in parallel. A new address for a key cancels only the earlier one of that
 * key.
 */
export function usePageReading<Key extends number | string>() {
  const readPage = useLinkedPages();
  const current = useRef(new Map<Key, AbortController>());
  const isClosed = useRef(false);
  const [reading, setReading] = useState<readonly Key[]>([]);
  useEffect(() => {
    const own = current.current;
    isClosed.current = false;
    return () => {
      isClosed.current = true;
      for (const each of own.values()) each.abort();
      own.clear();
    };
  }, []);
  const note = () => setReading([...current.current.keys()]);
  const stop = (key: Key) => {
    const own = current.current.get(key);
    if (own === undefined) return;
    own.abort();
    current.current.delete(key);
    note();
  };
  return {
    /** The keys whose pages are being read. */
    reading,
    stop,
    /** Resolves to null if the reading was stopped, another address took its place, or the form is closed. */
    read: async (key: Key, url: string): Promise<LinkedPage | null> => {
      if (isClosed.current) return null;
      stop(key);
      const own = new AbortController();
      current.current.set(key, own);
      note();
      const page = await readPage(url, own.signal);
      if (own.signal.aborted) return null;
      stop(key);
      return page;
    },
  };
}
