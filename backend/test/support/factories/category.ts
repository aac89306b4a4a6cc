import { Category } from '../../../src/modules/categories/category.entity.js';
import { type TestApp } from '../test-app.js';

/** Adds a category, by default a parent before all others. */
export async function createCategory(testApp: TestApp, overrides: Partial<Category> = {}): Promise<Category> {
  const categories = testApp.repository(Category);
  return categories.save(
    categories.create({ nameJa: '新しい種類', nameEn: 'New', position: -1, ...overrides }),
  );
}
