import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { type ReactNode } from 'react';
import { anOwnAccount } from '../../../testing/accounts';
import { onCall } from '../../../testing/api-server';
import { ownAccountQuery } from './own-account';
import { useUpdateOwnAccount } from './update-own-account';

/** What two windows of a creator change at once: the answer to this one is made first and comes last. */
const BEFORE = anOwnAccount({ displayName: 'Before', introduction: null });
const OURS = { ...BEFORE, introduction: 'Ours' };
const BOTH = { ...OURS, displayName: 'Theirs' };

describe('an answer that comes after another window has changed the account', () => {
  /** A window that has sent its change, whose answer waits. */
  async function changing() {
    const queryClient = new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: Infinity } },
    });
    queryClient.setQueryData(ownAccountQuery().queryKey, BEFORE);
    const answer = Promise.withResolvers<undefined>();
    const sent = onCall('patch', '/accounts/me', async () => {
      await answer.promise;
      return HttpResponse.json(OURS);
    });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(
      () => ({ account: useQuery(ownAccountQuery()).data, update: useUpdateOwnAccount() }),
      { wrapper },
    );
    act(() => result.current.update.mutate({ introduction: 'Ours' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const readAnew = () => queryClient.invalidateQueries({ queryKey: ownAccountQuery().queryKey });
    return { result, readAnew, arrive: () => act(() => answer.resolve(undefined)) };
  }

  it('does not take back what was read of it meanwhile', async () => {
    const { result, readAnew, arrive } = await changing();
    onCall('get', '/accounts/me', () => HttpResponse.json(BOTH));
    await act(readAnew);
    await waitFor(() => expect(result.current.account).toEqual(BOTH));
    arrive();
    await waitFor(() => expect(result.current.update.isSuccess).toBe(true));
    await waitFor(() => expect(result.current.account).toEqual(BOTH));
  });

  it('does not end the reading that would tell of it', async () => {
    const { result, readAnew, arrive } = await changing();
    const read = Promise.withResolvers<undefined>();
    const readings = onCall('get', '/accounts/me', async () => {
      await read.promise;
      return HttpResponse.json(BOTH);
    });
    act(() => void readAnew());
    await waitFor(() => expect(readings).toHaveLength(1));
    arrive();
    await waitFor(() => expect(result.current.account).toEqual(OURS));
    read.resolve(undefined);
    await waitFor(() => expect(result.current.account).toEqual(BOTH));
  });

  it('is all that is asked for where nobody else has changed anything', async () => {
    const { result, arrive } = await changing();
    const readings = onCall('get', '/accounts/me', () => HttpResponse.json(BOTH));
    arrive();
    await waitFor(() => expect(result.current.account).toEqual(OURS));
    expect(readings).toEqual([]);
  });
});
