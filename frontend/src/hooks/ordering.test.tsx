import { act, renderHook } from '@testing-library/react';
import { arrange, useOrdering } from './useOrdering';

describe('the wanted order of what there is', () => {
  it('has what came meanwhile first, and leaves out what has gone', () => {
    expect(arrange([3, 1, 2], [1, 2, 3])).toEqual([3, 1, 2]);
    expect(arrange([3, 1, 2], [9, 1, 3])).toEqual([9, 3, 1]);
    expect(arrange([], [2, 1])).toEqual([2, 1]);
  });
});

describe('putting a list into another order', () => {
  const ordering = (present: readonly number[]) =>
    renderHook((ids: readonly number[]) => useOrdering(ids), { initialProps: present });

  it('moves an entry to a place, and the others make room', () => {
    const { result } = ordering([1, 2, 3, 4]);
    act(() => result.current.move(3, 1));
    expect(result.current.order).toEqual([1, 4, 2, 3]);
    act(() => result.current.move(0, 3));
    expect(result.current.order).toEqual([4, 2, 3, 1]);
    expect(result.current).toMatchObject({ changed: true, canUndo: true });
  });

  it.each([
    [0, 0],
    [0, -1],
    [0, 2],
    [2, 0],
  ])('makes nothing of a move from %d to %d in a list of two', (from, to) => {
    const { result } = ordering([1, 2]);
    act(() => result.current.move(from, to));
    expect(result.current).toMatchObject({ order: [1, 2], changed: false, canUndo: false });
  });

  it('is unchanged where the moves come out even', () => {
    const { result } = ordering([1, 2]);
    act(() => result.current.move(0, 1));
    act(() => result.current.move(0, 1));
    expect(result.current).toMatchObject({ order: [1, 2], changed: false, canUndo: true });
    act(() => result.current.undo());
    expect(result.current.order).toEqual([2, 1]);
  });

  it('keeps the moves when the list itself changes', () => {
    const { result, rerender } = ordering([1, 2, 3]);
    act(() => result.current.move(2, 0));
    rerender([7, 1, 3]);
    expect(result.current.order).toEqual([7, 3, 1]);
  });
});
