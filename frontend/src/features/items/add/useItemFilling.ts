import { checkItemUrl, completeUrl, LIMITS, shortenItemUrl, shortenText } from '@hitohira/backend/rules';
import { useRef, useState } from 'react';
import { type UseFormReturn } from 'react-hook-form';
import { type LinkedPage, type PagePicture, usePageReading } from '../../../api/link-preview';
import { type ItemsValues } from './useItemsForm';

/** A URL as items store it. */
const asStored = (url: string) => shortenItemUrl(completeUrl(url));

/** Fills fields of new items from the products' pages, except those the creator has filled. */
export function useItemFilling(form: UseFormReturn<ItemsValues>) {
  // By URL, because an item's position changes when another is removed.
  const { reading, read, stop } = usePageReading<string>();
  /** The URLs read or being read. */
  const known = useRef(new Set<string>());
  const [pictures, setPictures] = useState<readonly PagePicture[]>([]);
  /** Names and pictures from pages. A field with one of these was not filled by the creator. */
  const ofPages = useRef(new Set(['']));
  const [entered, setEntered] = useState<ReadonlySet<string>>(new Set());

  /** The items with a URL, and their positions. */
  const withUrl = () =>
    form
      .getValues('items')
      .flatMap(({ kind, url }, index) => (kind === 'url' ? [{ index, address: asStored(url) }] : []));

  const fillItem = (index: number, { title, picture }: LinkedPage) => {
    const item = form.getValues(`items.${index}`);
    if (ofPages.current.has(item.name.trim())) {
      const name = shortenText(title ?? '', LIMITS.items.keyword);
      ofPages.current.add(name);
      form.setValue(`items.${index}.name`, name, { shouldDirty: true });
    }
    if (item.image !== null || !ofPages.current.has(item.shown)) return;
    const shown = picture?.fileName ?? '';
    ofPages.current.add(shown);
    if (picture !== null) form.clearErrors(`items.${index}.image`);
    form.setValue(`items.${index}.shown`, shown, { shouldDirty: true });
  };

  /** Fills the items with a URL. Resolves to the page, or to null if it was not read. */
  const fillFrom = async (url: string): Promise<LinkedPage | null> => {
    const address = asStored(url);
    const current = new Set(withUrl().map((each) => each.address));
    // A URL that no item has any more is not read to its end, and may be read again.
    for (const former of known.current) {
      if (current.has(former)) continue;
      stop(former);
      known.current.delete(former);
    }
    if (!current.has(address) || checkItemUrl(address) !== null || known.current.has(address)) return null;
    known.current.add(address);
    setEntered((before) => new Set([...before, address]));
    const page = await read(address, address);
    if (page === null) return null;
    const { picture } = page;
    if (picture !== null) setPictures((before) => [...before, picture]);
    // Items may have been removed, or their URLs changed, meanwhile.
    for (const each of withUrl()) {
      if (each.address === address) fillItem(each.index, page);
    }
    return page;
  };

  /** Fills items with several URLs, one after the other. */
  const fillInTurn = async (urls: readonly string[]) => {
    for (const url of urls) {
      const page = await fillFrom(url);
      // The others would be refused, too; each is read when its field is left.
      if (page !== null && page.waitS !== null) return;
    }
  };

  return {
    fill: (index: number) => void fillFrom(form.getValues(`items.${index}.url`)),
    fillAll: (urls: readonly string[]) => void fillInTurn(urls),
    /** The pictures of the pages read. */
    pictures,
    /** The URL of an item once it is entered, or null. */
    enteredAt: (url: string) => {
      const address = asStored(url);
      return entered.has(address) ? address : null;
    },
    /** Whether the page of a URL is being read. */
    isReading: (url: string) => reading.includes(asStored(url)),
  };
}

export type ItemFilling = ReturnType<typeof useItemFilling>;
