import { checkLinkUrl, completeLinkUrl, linkTarget } from '@hitohira/backend/rules';
import { useRef, useState } from 'react';
import { type UseFormReturn } from 'react-hook-form';
import { usePageReading } from '../../../api/link-preview';
import { type LinkType } from '../api/link-types';
import { wordsOfPage } from './link-payload';
import { type LinkValues } from './useLinkForm';

interface PageFillingOptions {
  form: UseFormReturn<LinkValues>;
  types: readonly LinkType[];
  /** Whether the link is new; stored links are not filled. */
  isNew: boolean;
}

/** The URL of a detail, and whether its page has filled fields. */
interface FilledDetail {
  address: string;
  isFilled: boolean;
}

/** Fills fields of a new link from its page, except those the creator has written. */
export function usePageFilling({ form, types, isNew }: PageFillingOptions) {
  const { reading, read, stop } = usePageReading<number>();
  /** The URLs read or being read, by detail. */
  const known = useRef<string[]>([]);
  /** Texts from pages. A field with one of these was not written by the creator. */
  const ofPages = useRef(new Set(['']));
  const [states, setStates] = useState<ReadonlyMap<number, FilledDetail>>(new Map());

  const note = (index: number, state: FilledDetail | null) =>
    setStates((current) => {
      if (state === null && !current.has(index)) return current;
      const next = new Map(current);
      if (state === null) next.delete(index);
      else next.set(index, state);
      return next;
    });
  /** Stops reading for a detail, whose URL may be read again. */
  const forget = (index: number) => {
    stop(index);
    known.current[index] = '';
    note(index, null);
  };

  const fill = async (index: number) => {
    const address = completeLinkUrl(form.getValues(`details.${index}.url`));
    if (!isNew || known.current[index] === address) return;
    const isPage = checkLinkUrl(address) === null && linkTarget(address)?.kind === 'web';
    if (!isPage) {
      forget(index);
      return;
    }
    known.current[index] = address;
    note(index, { address, isFilled: false });
    const page = await read(index, address);
    if (page === null) return;
    const values = form.getValues(`details.${index}`);
    // The URL may have been changed or handed over meanwhile.
    if (completeLinkUrl(values.url) !== address) {
      forget(index);
      return;
    }
    // A page's picture may be replaced by that of another page, but a chosen file may not.
    const isFree = values.image === null;
    // The default type is text only; a page with a picture gets the type with both, unless another was chosen.
    const withBoth = types.find(
      ({ detailCount, textMax, imageRequired }) => detailCount === 1 && textMax > 0 && imageRequired,
    );
    if (page.picture !== null && isFree && withBoth && form.getValues('typeName') === types[0]?.name) {
      form.setValue('typeName', withBoth.name, { shouldDirty: true });
    }
    const type = types.find(({ name }) => name === form.getValues('typeName'));
    if (type === undefined) return;
    const words = wordsOfPage(page, type);
    const fields = (['title', 'text'] as const).filter((field) => ofPages.current.has(values[field].trim()));
    for (const field of fields) {
      ofPages.current.add(words[field]);
      if (words[field] === values[field]) continue;
      form.setValue(`details.${index}.${field}`, words[field], {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    }
    if (isFree) form.setValue(`details.${index}.read`, page.picture, { shouldDirty: true });
    const isFilled = fields.some((field) => words[field] !== '') || (isFree && page.picture !== null);
    note(index, { address, isFilled });
  };

  return {
    fill: (index: number) => void fill(index),
    /** What is known about a detail's URL. */
    about: (index: number) => {
      const state = states.get(index);
      return {
        address: state?.address ?? null,
        reading: reading.includes(index),
        isFilled: state?.isFilled ?? false,
      };
    },
  };
}

export type PageFilling = ReturnType<typeof usePageFilling>;
