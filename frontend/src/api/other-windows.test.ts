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
    const isOld = (key: string[]) => queryClient.getQueryState(key)?.isInvalidated;
    return Object.assign(isOld, { queryClient });
  }

  /** Sends a message from another window and resolves once it is sent. */
  async function otherSays(message: unknown) {
    const other = new BroadcastChannel('own-page');
    other.postMessage(message);
    await passOn();
    other.close();
  }

  /** Resolves once all messages sent before have arrived. */
  async function passOn() {
    const [from, to] = [new BroadcastChannel('after'), new BroadcastChannel('after')];
    await new Promise((heard) => {
      to.addEventListener('message', heard);
      from.postMessage(null);
    });
    from.close();
    to.close();
  }

  /** The next message that another window receives. */
  function nextWord(): Promise<unknown> {
    const other = new BroadcastChannel('own-page');
    return new Promise((resolve) => {
      other.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        other.close();
        resolve(data);
      });
    });
  }

  it('refetch what another window has changed, and nothing else', async () => {
    const isOld = follow();
    await otherSays(['/api/links']);
    expect([isOld(['/api/links', 'parts']), isOld(ACCOUNT), isOld(['/api/news'])]).toEqual([
      true,
      false,
      false,
    ]);
    await otherSays('everything');
    expect(isOld(ACCOUNT)).toBe(false);
  });

  it('refetch again after pending mutations, whose responses may be older', async () => {
    const isOld = follow();
    const { queryClient } = isOld;
    const [first, last] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const changes = [first, last].map(({ promise }) => {
      const mutation = queryClient.getMutationCache().build<string, Error, undefined, unknown>(queryClient, {
        mutationFn: () => promise,
        onSuccess: (answer) => void queryClient.setQueryData(ACCOUNT, answer),
      });
      return mutation.execute(undefined);
    });
    await otherSays(ACCOUNT);
    expect(isOld(ACCOUNT)).toBe(true);
    first.resolve('as this window has changed it');
    await changes[0];
    await passOn();
    // A mutation is pending, whose response would undo this refetch.
    expect(isOld(ACCOUNT)).toBe(false);
    last.resolve('as this window has changed it last');
    await changes[1];
    await passOn();
    expect([isOld(ACCOUNT), isOld(['/api/news'])]).toEqual([true, false]);
  });

  it('notify the others but not themselves', async () => {
    const isOld = follow();
    const heard = nextWord();
    notifyOtherWindows(ACCOUNT);
    expect(await heard).toEqual(ACCOUNT);
    await passOn();
    expect(isOld(ACCOUNT)).toBe(false);
  });

  it('can notify others without listening', async () => {
    const heard = nextWord();
    notifyOtherWindows(ACCOUNT);
    expect(await heard).toEqual(ACCOUNT);
  });

  it('run the work at once without the Web Locks API', async () => {
    expect(await withLock(ACCOUNT, () => Promise.resolve(7))).toBe(7);
  });
});
