import { QueryClient } from '@tanstack/react-query';
import { listenToOtherWindows, withLock, notifyOtherWindows } from './other-windows';

const ACCOUNT = ['/api/accounts/me'];

describe('the windows of one browser', () => {
  let stop: (() => void) | null = null;
  afterEach(() => {
    stop?.();
    stop = null;
  });

  function follow() {
    const queryClient = new QueryClient();
    for (const key of [ACCOUNT, ['/api/links', 'parts'], ['/api/news']])
      queryClient.setQueryData(key, 'as it was');
    stop = listenToOtherWindows(queryClient);
    const isStale = (key: string[]) => queryClient.getQueryState(key)?.isInvalidated;
    return Object.assign(isStale, { queryClient });
  }

  /** Sends a message from another window and resolves once it is sent. */
  async function sendFromOtherWindow(message: unknown) {
    const other = new BroadcastChannel('own-page');
    other.postMessage(message);
    await flushMessages();
    other.close();
  }

  /** Resolves once all messages sent before have arrived. */
  async function flushMessages() {
    const [from, to] = [new BroadcastChannel('after'), new BroadcastChannel('after')];
    await new Promise((heard) => {
      to.addEventListener('message', heard);
      from.postMessage(null);
    });
    from.close();
    to.close();
  }

  /** The next message that another window receives. */
  function nextMessage(): Promise<unknown> {
    const other = new BroadcastChannel('own-page');
    return new Promise((resolve) => {
      other.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        other.close();
        resolve(data);
      });
    });
  }

  it('refetch what another window has changed, and nothing else', async () => {
    const isStale = follow();
    await sendFromOtherWindow(['/api/links']);
    expect([isStale(['/api/links', 'parts']), isStale(ACCOUNT), isStale(['/api/news'])]).toEqual([
      true,
      false,
      false,
    ]);
    await sendFromOtherWindow('everything');
    expect(isStale(ACCOUNT)).toBe(false);
  });

  it('refetch again after pending mutations, whose responses may be older', async () => {
    const isStale = follow();
    const { queryClient } = isStale;
    const [first, last] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const changes = [first, last].map(({ promise }) => {
      const mutation = queryClient.getMutationCache().build<string, Error, undefined, unknown>(queryClient, {
        mutationFn: () => promise,
        onSuccess: (answer) => void queryClient.setQueryData(ACCOUNT, answer),
      });
      return mutation.execute(undefined);
    });
    await sendFromOtherWindow(ACCOUNT);
    expect(isStale(ACCOUNT)).toBe(true);
    first.resolve('as this window has changed it');
    await changes[0];
    await flushMessages();
    // A mutation is pending, whose response would undo this refetch.
    expect(isStale(ACCOUNT)).toBe(false);
    last.resolve('as this window has changed it last');
    await changes[1];
    await flushMessages();
    expect([isStale(ACCOUNT), isStale(['/api/news'])]).toEqual([true, false]);
  });

  it('notify the others but not themselves', async () => {
    const isStale = follow();
    const heard = nextMessage();
    notifyOtherWindows(ACCOUNT);
    expect(await heard).toEqual(ACCOUNT);
    await flushMessages();
    expect(isStale(ACCOUNT)).toBe(false);
  });

  it('can notify others without listening', async () => {
    const heard = nextMessage();
    notifyOtherWindows(ACCOUNT);
    expect(await heard).toEqual(ACCOUNT);
  });

  it('run the work at once without the Web Locks API', async () => {
    expect(await withLock(ACCOUNT, () => Promise.resolve(7))).toBe(7);
  });
});
