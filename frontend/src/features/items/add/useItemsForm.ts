import { LIMITS } from '@hitohira/backend/rules';
import { useState } from 'react';
import { type FieldErrors, type Resolver, useFieldArray, useForm, useWatch } from 'react-hook-form';
import { type DraftKey, readDraft } from '../../../config/drafts';
import { type Item } from '../api/public-items';
import {
  EMPTY_ITEM,
  faultsOf,
  isWritten,
  ITEM_FIELDS,
  itemChanges,
  type ItemField,
  type ItemValues,
  valuesOf,
} from './item-values';

export interface ItemsValues {
  items: ItemValues[];
}

const asErrors = (faults: ReturnType<typeof faultsOf>) =>
  Object.fromEntries(Object.entries(faults).map(([field, code]) => [field, { type: 'rule', message: code }]));

const checked: Resolver<ItemsValues> = (values) => {
  const faults = values.items.map(faultsOf);
  if (faults.every((each) => Object.keys(each).length === 0)) return { values, errors: {} };
  return { values: {}, errors: { items: faults.map(asErrors) } as FieldErrors<ItemsValues> };
};

/** The first invalid field in visual order, or null. */
export function firstWrong({ items }: FieldErrors<ItemsValues>): `items.${number}.${ItemField}` | null {
  const faults = ITEM_FIELDS.map((field) => items?.findIndex?.((item) => item?.[field] !== undefined) ?? -1);
  const index = Math.min(...faults.filter((each) => each >= 0));
  const field = ITEM_FIELDS[faults.indexOf(index)];
  return field === undefined ? null : `items.${index}.${field}`;
}

/** The fields of an item that a draft stores. */
const DRAFTED = ['kind', 'name', 'url', 'shown', 'file'] as const satisfies (keyof ItemValues)[];

const DRAFT_FIELDS = Array.from({ length: LIMITS.items.perCall }, (_none, index) =>
  DRAFTED.map((field) => `items.${index}.${field}` as const),
).flat();

const emptyItems = (count: number) => Array.from({ length: count }, () => ({ ...EMPTY_ITEM }));

/** The number of items in a draft, at least 1. */
function draftLength(draft: DraftKey): number {
  const draftValues = readDraft(draft);
  const last = DRAFT_FIELDS.findLastIndex((field) => field in draftValues);
  return Math.max(0, Math.floor(last / DRAFTED.length)) + 1;
}

/** The form state of new items (one empty item, or those of the draft), or of a stored one. */
export function useItemsForm(
  draft: DraftKey,
  stored: Item | null = null,
  preset: Partial<ItemValues> | null = null,
) {
  const [initial] = useState(() => {
    if (stored !== null) return [valuesOf(stored)];
    return preset === null ? emptyItems(draftLength(draft)) : [{ ...EMPTY_ITEM, ...preset }];
  });
  const form = useForm<ItemsValues>({
    defaultValues: { items: initial },
    resolver: checked,
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' });
  // Watches only what is derived from the values, so that typing does not render the whole form.
  const unsaved = useWatch({
    control: form.control,
    compute: ({ items }) =>
      items.some((item) => (stored === null ? isWritten(item) : itemChanges(item, stored) !== null)),
  });
  return {
    form,
    draft: { ...draft, fields: DRAFT_FIELDS },
    /** React keys. */
    keys: fields.map(({ id }) => id),
    unsaved,
    addOne: () => append({ ...EMPTY_ITEM }),
    addUrls: (urls: readonly string[]) =>
      append(
        urls.map((url) => ({ ...EMPTY_ITEM, kind: 'url' as const, url })),
        { shouldFocus: false },
      ),
    remove,
    /** Resets the form to one empty item. */
    reset: () => form.reset({ items: emptyItems(1) }),
  };
}
