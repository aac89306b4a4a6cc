import { checkCategoryCount } from '@hitohira/backend/rules';
import { useController, useForm } from 'react-hook-form';
import { type OwnAccount } from '../../../api/own-account';
import { type OwnCategory } from '../../../api/generated/model/ownCategory';
import { chosenCategories } from './chosen-categories';

export interface CategoryValues {
  /** The ids of what is chosen, in the order in which it can be chosen. */
  categories: number[];
}

/** What a page says that it is about, while a person is choosing: one to five, told at every step. */
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
    /** What gets the focus where too few or too many are chosen. */
    ref: field.ref,
    chosen: all.filter(({ id }) => ids.has(id)),
    isChosen: (id: number) => ids.has(id),
    /** Chooses a category, or takes it back. */
    toggle: (id: number) =>
      field.onChange(all.filter((each) => ids.has(each.id) !== (each.id === id)).map((each) => each.id)),
  };
}
