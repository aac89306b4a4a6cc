import { act, renderHook } from '@testing-library/react';
import { useSameArray } from './useSameArray';

describe('an array that is recreated on each render', () => {
  const [one, two, three] = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const start = (initialProps: readonly { id: number }[]) =>
    renderHook((array: readonly { id: number }[]) => useSameArray(array), { initialProps });

  it('stays the same while its elements do', () => {
    const first = [one, two];
    const { result, rerender } = start(first);
    act(() => rerender([one, two]));
    expect(result.current).toBe(first);
  });

  it.each([
    ['an element is replaced by an equal one', [one, { id: 2 }]],
    ['an element is added', [one, two, three]],
    ['an element is removed', [one]],
    ['two elements are swapped', [two, one]],
  ])('changes when %s', (_what, next) => {
    const { result, rerender } = start([one, two]);
    act(() => rerender(next));
    expect(result.current).toBe(next);
    act(() => rerender([...next]));
    expect(result.current).toBe(next);
  });
});
