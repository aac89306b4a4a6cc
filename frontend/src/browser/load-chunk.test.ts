import { waitFor } from '@testing-library/react';
import { RELOAD_GUARD_MS } from '../config/site';
import { loadChunk } from './load-chunk';

const { jest } = import.meta;

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** Whether a promise is settled. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending');
  const first: unknown = await Promise.race([promise, Promise.resolve(pending)]);
  return first === pending;
}

describe('loading a chunk', () => {
  it('resolves to the chunk', async () => {
    const reload = jest.fn();
    await expect(loadChunk(() => Promise.resolve('page'), reload)).resolves.toBe('page');
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page if it is missing, and stays pending', async () => {
    const reload = jest.fn();
    const chunk = loadChunk(missing, reload);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(await isPending(chunk)).toBe(true);
  });

  it('rejects if it is missing again soon after, to avoid a loop', async () => {
    const reload = jest.fn();
    void loadChunk(missing, reload);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    await expect(loadChunk(missing, reload)).rejects.toThrow('Failed to fetch');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads again once the guard time is over', async () => {
    const reload = jest.fn();
    void loadChunk(missing, reload);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    const later = Date.now() + RELOAD_GUARD_MS + 1;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    void loadChunk(missing, reload);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
    clock.mockRestore();
  });
});
