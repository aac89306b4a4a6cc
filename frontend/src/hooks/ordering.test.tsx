import { act, renderHook } from '@testing-library/react';
import { useOrdering } from './useOrdering';

describe('reordering a list', () => {
  const ordering = (present: readonly number[]) =>
    renderHook((ids: readonly number[]) => useOrdering(ids), { initialProps: present });

  it('moves an entry and shifts the others', () => {
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
  ])('ignores a move from %d to %d in a list of two', (from, to) => {
    const { result } = ordering([1, 2]);
    act(() => result.current.move(from, to));
    expect(result.current).toMatchObject({ order: [1, 2], changed: false, canUndo: false });
  });

  it('is unchanged when the moves cancel out', () => {
    const { result } = ordering([1, 2]);
    act(() => result.current.move(0, 1));
    act(() => result.current.move(0, 1));
    expect(result.current).toMatchObject({ order: [1, 2], changed: false, canUndo: true });
    act(() => result.current.undo());
    expect(result.current.order).toEqual([2, 1]);
  });

  it('keeps the moves of remaining entries when the list changes', () => {
    const { result, rerender } = ordering([1, 2, 3, 4]);
    act(() => result.current.move(2, 0));
    act(() => result.current.move(1, 2));
    expect(result.current.order).toEqual([3, 2, 1, 4]);
    rerender([7, 1, 3, 4]);
    expect(result.current.order).toEqual([3, 1, 7, 4]);
    rerender([1, 2, 4]);
    expect(result.current.order).toEqual([2, 1, 4]);
  });

  it('keeps moves made elsewhere', () => {
    const { result } = ordering([1, 2, 3, 4, 5]);
    act(() => result.current.move(0, 4));
    expect(result.current.applyTo([5, 1, 2, 4, 3])).toEqual([5, 2, 4, 3, 1]);
    act(() => result.current.undo());
    act(() => result.current.move(4, 0));
    expect(result.current.applyTo([4, 2, 3, 5, 1])).toEqual([5, 4, 2, 3, 1]);
    act(() => result.current.undo());
    act(() => result.current.move(3, 1));
    expect(result.current.order).toEqual([1, 4, 2, 3, 5]);
    expect(result.current.applyTo([5, 4, 3, 2, 1])).toEqual([5, 3, 2, 1, 4]);
  });

  it('places an entry after its nearest remaining predecessor', () => {
    const { result } = ordering([1, 2, 3, 4]);
    act(() => result.current.move(3, 2));
    expect(result.current.order).toEqual([1, 2, 4, 3]);
    expect(result.current.applyTo([3, 1, 4])).toEqual([3, 1, 4]);
    expect(result.current.applyTo([3, 4])).toEqual([3, 4]);
  });
});
