import { type OwnAccount } from '../../../api/own-account';
import { type OwnCategory } from '../../../api/generated/model/ownCategory';

/** What the page says that it is about, in the order in which it can be chosen. */
export function chosenCategories({ categories }: Pick<OwnAccount, 'categories'>): OwnCategory[] {
  return categories.flatMap(({ children }) => children.filter(({ selectFlag }) => selectFlag));
}
