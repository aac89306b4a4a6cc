import { checkCategoryCount } from './category.rules.js';

describe('the categories of an account', () => {
  it.each([
    [0, 'required'],
    [1, null],
    [5, null],
    [6, 'invalidLength'],
  ])('may be %i: %s', (count, rule) => {
    expect(checkCategoryCount(count)).toBe(rule);
  });
});
