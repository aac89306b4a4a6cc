import { checkCategoryCount } from '@hitohira/backend/rules';
import { useController, useForm } from 'react-hook-form';
import { type OwnAccount } from '../../../api/own-account';
import { type OwnCategory } from '../../../api/generated/model/ownCategory';
import { chosenCategories } from './chosen-categories';

export interface CategoryValues {
  /** The chosen ids in catalogue order. */
  categories: number[];
}

/** The form of the chosen categories: one to five, validated on every change. */
export function useCategoryForm(account: OwnAccount) {
  const form = useForm<CategoryValues>({
    mode: 'onChange',
    defaultValues: { categories: chosenCategories(account).map(({ id }) => id) },
  });
  const { field } = useController({
    control: form.control,
    name: 'categories',
    rules: { validate: (ids) => checkCategoryCount(ids.length) ?? true },
  });
  const ids = new Set(field.value);
  const all: OwnCategory[] = account.categories.flatMap(({ children }) => children);

  return {
    form,
    /** Receives the focus when too few or too many are chosen. */
    ref: field.ref,
    chosen: all.filter(({ id }) => ids.has(id)),
    isChosen: (id: number) => ids.has(id),
    /** Selects or deselects a category. */
    toggle: (id: number) =>
      field.onChange(all.filter((each) => ids.has(each.id) !== (each.id === id)).map((each) => each.id)),
  };
}
