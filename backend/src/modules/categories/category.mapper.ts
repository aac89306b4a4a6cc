import { type Language } from '../../common/rules/language.js';
import { type CategoryKindView } from './categories.repository.js';
import { type CategoryListResponse } from './dto/category-list.response.js';
import { type OwnCategoryKindResponse } from './dto/category.response.js';

/** The categories to choose from, in the given language. */
export function toCategoryList(kinds: CategoryKindView[], language: Language): CategoryListResponse {
  const results = kinds.map(({ id, names, children }) => ({
    id,
    name: names[language],
    children: children.map((child) => ({ id: child.id, name: child.names[language] })),
  }));
  return { results, total: results.length };
}

/** The categories with the choices of an account, in the given language. */
export function toOwnCategories(kinds: CategoryKindView[], language: Language): OwnCategoryKindResponse[] {
  return kinds.map(({ id, names, children }) => ({
    id,
    name: names[language],
    children: children.map((child) => ({
      id: child.id,
      name: child.names[language],
      selectFlag: child.chosen,
    })),
  }));
}
