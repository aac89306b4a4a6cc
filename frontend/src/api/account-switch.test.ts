import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { pageLocation } from '../browser/page-location';
import { deleteCookie } from '../config/cookies';
import { anOwnAccount } from '../testing/accounts';
import { answers, onCall } from '../testing/api-server';
import { guardAccount } from './account-switch';
import { updateOwnAccount } from './generated/accounts/accounts';
import { ownAccountQuery, startSession } from './own-account';

const { jest } = import.meta;

const HANA = anOwnAccount();
const SORA = anOwnAccount({ accountId: '01936b0a-7c1e-7e7a-9a55-3f0b6f9f6a02', displayId: 'sora' });

/** The server's hint at the account that this browser is signed in with. */
const setHint = (displayId: string) => {
  document.cookie = `displayId=${displayId}; Path=/`;
};

describe('a page whose browser signs in with another account elsewhere', () => {
  const { reload } = pageLocation;
  const reloads = jest.fn();
  let queryClient: QueryClient;
  beforeEach(() => {
    pageLocation.reload = reloads;
    queryClient = new QueryClient();
    guardAccount(queryClient);
    queryClient.setQueryData(ownAccountQuery().queryKey, HANA);
    setHint('hanako.sato');
  });
  afterEach(() => {
    pageLocation.reload = reload;
    reloads.mockReset();
    deleteCookie('displayId');
  });

  const change = () => updateOwnAccount({ displayName: 'New' });
  const read = () => queryClient.query({ ...ownAccountQuery(), staleTime: 0 });

  it('changes its own account as long as that is signed in', async () => {
    const calls = onCall('patch', '/accounts/me', answers(HANA));
    await change();
    expect(calls).toHaveLength(1);
    expect(reloads).not.toHaveBeenCalled();
  });

  it('does not change the other account, and is loaded again', async () => {
    const calls = onCall('patch', '/accounts/me', answers(SORA));
    onCall('get', '/accounts/me', answers(SORA));
    setHint('sora');
    await expect(change()).rejects.toThrow();
    expect(calls).toHaveLength(0);
    expect(reloads).toHaveBeenCalledTimes(1);
  });

  it('still changes its account if only the display ID is another', async () => {
    const calls = onCall('patch', '/accounts/me', answers(HANA));
    onCall('get', '/accounts/me', answers({ ...HANA, displayId: 'hana' }));
    setHint('hana');
    await change();
    expect(calls).toHaveLength(1);
    expect(reloads).not.toHaveBeenCalled();
  });

  it('is loaded again instead of showing the other account', async () => {
    onCall('get', '/accounts/me', answers(HANA));
    await read();
    expect(reloads).not.toHaveBeenCalled();
    onCall('get', '/accounts/me', answers(SORA));
    await read();
    await waitFor(() => expect(reloads).toHaveBeenCalledTimes(1));
  });

  it('stays if it signs in itself', async () => {
    const calls = onCall('patch', '/accounts/me', answers(SORA));
    startSession(queryClient, SORA);
    setHint('sora');
    onCall('get', '/accounts/me', answers(SORA));
    await read();
    await change();
    expect(calls).toHaveLength(1);
    expect(reloads).not.toHaveBeenCalled();
  });
});
