import { type FieldErrors, type Resolver, useFieldArray, useForm, useWatch } from 'react-hook-form';
import { EMPTY_ITEM, faultsOf, isWritten, type ItemValues } from './item-values';

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

/** The values of items that are being written: one to begin with. */
export function useItemsForm() {
  const form = useForm<ItemsValues>({ defaultValues: { items: [{ ...EMPTY_ITEM }] }, resolver: checked });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' });
  const values = useWatch({ control: form.control }) as ItemsValues;
  return {
    form,
    /** What they are known by while they are written. */
    keys: fields.map(({ id }) => id),
    items: values.items,
    unsaved: values.items.some(isWritten),
    addOne: () => append({ ...EMPTY_ITEM }),
    remove,
  };
}
