import { type OwnAccount } from '../../../api/own-account';
import { type OwnCategory } from '../../../api/generated/model/ownCategory';

/** The chosen categories in catalogue order. */
export function chosenCategories({ categories }: Pick<OwnAccount, 'categories'>): OwnCategory[] {
  return categories.flatMap(({ children }) => children.filter(({ selectFlag }) => selectFlag));
}
