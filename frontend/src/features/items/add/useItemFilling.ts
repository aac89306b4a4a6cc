import { checkItemUrl, completeUrl, LIMITS, shortenItemUrl, shortenText } from '@hitohira/backend/rules';
import { useRef, useState } from 'react';
import { type UseFormReturn } from 'react-hook-form';
import { type PagePicture, usePageReading } from '../../../api/link-preview';
import { type ItemsValues } from './useItemsForm';

/** Fills fields of new items from the products' pages, except those the creator has filled. */
export function useItemFilling(form: UseFormReturn<ItemsValues>) {
  const { reading, read } = usePageReading();
  /** The URLs already read. */
  const known = useRef(new Set<string>());
  const [pictures, setPictures] = useState<readonly PagePicture[]>([]);
  /** Names and pictures from pages. A field with one of these was not filled by the creator. */
  const ofPages = useRef(new Set(['']));
  const [filled, setFilled] = useState<number | null>(null);
  const [entered, setEntered] = useState<ReadonlySet<string>>(new Set());

  const fill = async (index: number) => {
    const address = shortenItemUrl(completeUrl(form.getValues(`items.${index}.url`)));
    if (checkItemUrl(address) !== null || known.current.has(address)) return;
    known.current.add(address);
    setEntered((current) => new Set([...current, address]));
    setFilled(index);
    const page = await read(address);
    // The item may have been removed, or its URL changed, meanwhile.
    const item = form.getValues('items')[index];
    if (page === null || item === undefined || shortenItemUrl(completeUrl(item.url)) !== address) return;
    if (ofPages.current.has(item.name.trim())) {
      const name = shortenText(page.title ?? '', LIMITS.items.keyword);
      ofPages.current.add(name);
      form.setValue(`items.${index}.name`, name, { shouldDirty: true });
    }
    const { picture } = page;
    if (picture !== null) setPictures((current) => [...current, picture]);
    if (item.image !== null || !ofPages.current.has(item.shown)) return;
    const shown = picture?.fileName ?? '';
    ofPages.current.add(shown);
    if (picture !== null) form.clearErrors(`items.${index}.image`);
    form.setValue(`items.${index}.shown`, shown, { shouldDirty: true });
  };

  return {
    fill: (index: number) => void fill(index),
    /** The pictures of the pages read. */
    pictures,
    /** The URL of an item once it is entered, or null. */
    enteredAt: (url: string) => {
      const address = shortenItemUrl(completeUrl(url));
      return entered.has(address) ? address : null;
    },
    /** The item whose page is being read, or null. */
    readingAt: reading ? filled : null,
  };
}

export type ItemFilling = ReturnType<typeof useItemFilling>;
